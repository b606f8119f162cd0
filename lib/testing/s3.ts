import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import type { S3Settings } from '@/lib/ports/files/s3';

/** An S3 server that is not ours, with one empty bucket and the keys it knows. */
export async function startS3(): Promise<{ settings: S3Settings; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'hearth-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'hearth' }],
  });
  const { port } = await server.run();
  return {
    settings: {
      ...{ bucket: 'hearth', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, pathStyle: true },
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Lets the tests of a file keep what is uploaded in a bucket. */
export function useTestBucket(): void {
  let server: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    server = await startS3();
    Object.assign(process.env, {
      ...{ S3_BUCKET: 'hearth', S3_ENDPOINT: server.settings.endpoint, S3_PATH_STYLE: '1' },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    });
  });
  afterAll(() => server.close());
}
