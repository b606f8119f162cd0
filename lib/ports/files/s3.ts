import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { FileContent, FileStore } from '@/lib/ports/files/files';
import { isKey } from '@/lib/ports/files/key';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Of another provider than Amazon, or a server of one's own. */
  endpoint?: string | undefined;
  /** Without them: what the machine itself is allowed, as Amazon's own tools find it. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** The bucket in the path instead of the host name. */
  pathStyle: boolean;
};

/** A bucket may hold other things, such as backups, beside the files. */
const prefix = 'files/';
/** Until a small question is answered or a file begins to come; and between two pieces of a file. */
const patienceMs = 2000;
const idleMs = 30_000;
/** For so long nobody waits for a store that just failed. */
const restMs = 5000;
/** At most two parts of an upload are in memory. */
const upload = { partSize: 8 * 2 ** 20, queueSize: 2 };

/** Files as objects `files/<key>` of a bucket. Every failure is `unavailable`; after one the store rests for a while. */
export function s3Files(settings: S3Settings): FileStore {
  const { bucket: Bucket } = settings;
  let connected: ReturnType<typeof connect> | undefined;
  let restsUntil = 0;

  async function ask<T>(work: (sdk: Awaited<ReturnType<typeof connect>>) => Promise<T>): Promise<T> {
    if (Date.now() < restsUntil) throw unavailable();
    connected ??= connect(settings);
    try {
      return await work(await connected);
    } catch (error) {
      if (statusOf(error) >= 400 && statusOf(error) < 500) throw error;
      restsUntil = Date.now() + restMs;
      throw error;
    }
  }

  /** Null for what is not there. */
  async function find<T>(work: Parameters<typeof ask<T>>[0]): Promise<T | null> {
    return ask(work).catch((error) => {
      if (statusOf(error) === 404 && error.name !== 'NoSuchBucket') return null;
      throw readable(error);
    });
  }

  const within = () => ({ abortSignal: AbortSignal.timeout(patienceMs) });
  const object = (key: string) => ({ Bucket, Key: prefix + key });

  const store: FileStore = {
    async put(key, content) {
      if (!isKey(key)) throw new Error('This is not the key of a file.');
      // A store that hangs shows itself here in seconds, and not in the middle of a long upload.
      await store.check();
      const source = minded(content);
      await ask(async ({ client, Upload }) => {
        const params = { ...object(key), Body: source.body };
        await new Upload({ client, params, ...upload }).done().catch(source.explain);
      }).catch((error) => {
        throw source.broke() ? error : readable(error);
      });
    },

    async take(key, path) {
      await store.put(key, createReadStream(path));
      await rm(path, { force: true });
    },

    async open(key, range) {
      if (!isKey(key)) return null;
      const found = await find(({ client, sdk }) => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        return intime((options) =>
          client.send(new sdk.GetObjectCommand({ ...object(key), ...(Range && { Range }) }), options),
        );
      });
      if (!found) return null;
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      return { stream: found.Body as Readable, size: Number(whole ?? found.ContentLength) };
    },

    async size(key) {
      if (!isKey(key)) return null;
      const found = await find(({ client, sdk }) =>
        client.send(new sdk.HeadObjectCommand(object(key)), within()),
      );
      return found && Number(found.ContentLength);
    },

    async remove(key) {
      if (!isKey(key)) return;
      await find(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand(object(key)), within()));
    },

    async *list() {
      for (let next: string | undefined, more = true; more; more = next !== undefined) {
        const page = await find(({ client, sdk }) => {
          const from = next === undefined ? {} : { ContinuationToken: next };
          return client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ...from }), within());
        });
        for (const { Key = '', LastModified } of page?.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isKey(key) && LastModified) yield { key, modified: LastModified };
        }
        next = page?.NextContinuationToken;
      }
    },

    async check() {
      await ask(({ client, sdk }) => client.send(new sdk.HeadBucketCommand({ Bucket }), within())).catch(
        (error) => {
          throw readable(error);
        },
      );
    },
  };
  return store;
}

/** Loaded by whom it concerns only: the library is large. */
async function connect({ region, endpoint, credentials, pathStyle }: S3Settings) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client: S3Client = new sdk.S3Client({
    ...{ region, forcePathStyle: pathStyle, maxAttempts: 2 },
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Checksums in trailers are what many servers that speak S3 do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: patienceMs, socketTimeout: idleMs },
  });
  return { sdk, client, Upload };
}

/** The limit ends with the beginning of the answer: a large file may take its time. */
async function intime<T>(work: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('The store did not answer in time.')), patienceMs);
  try {
    return await work({ abortSignal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Tells a source that breaks off from a store that fails: the first is nobody's fault here. */
function minded(content: FileContent) {
  let fault: { error: unknown } | undefined;
  async function* read(parts: AsyncIterable<Uint8Array>) {
    try {
      yield* parts;
    } catch (error) {
      fault = { error };
      throw error;
    }
  }
  return {
    body: content instanceof Uint8Array ? content : Readable.from(read(content), { objectMode: false }),
    broke: () => fault !== undefined,
    explain(error: unknown): never {
      // Named as the sender's, so that the store does not rest for it.
      if (fault) throw Object.assign(fault.error as Error, { $metadata: { httpStatusCode: 400 } });
      throw error;
    },
  };
}

function statusOf(error: unknown): number {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
}

function unavailable(): AppError {
  return new AppError('unavailable', 'The store of the files does not answer. Try again in a minute.', {
    retryAfter: 60,
  });
}

function readable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  log.warn({ err: error }, 'the store of the files failed');
  return Object.assign(unavailable(), { cause: error });
}
