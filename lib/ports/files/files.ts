import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/lib/env';
import { diskFiles } from '@/lib/ports/files/disk';
import { s3Files } from '@/lib/ports/files/s3';

/** Both ends included, as HTTP counts. */
export type ByteRange = { start: number; end: number };

/** `size` is that of the whole file, also when a range of it is read. */
export type OpenFile = { stream: Readable; size: number };

export type StoredFile = { key: string; modified: Date };

export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/** Where the bytes of media are kept. A row names a key only after `put` or `take` answered. */
export interface FileStore {
  /** Stores all of the content or, when it breaks off, nothing. */
  put(key: string, content: FileContent): Promise<void>;
  /** Stores the finished file at `path`, which is gone afterwards. */
  take(key: string, path: string): Promise<void>;
  /** Null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** In bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file, in no order, with the time it was stored. */
  list(): AsyncIterable<StoredFile>;
  /** Rejects when nothing could be stored now. */
  check(): Promise<void>;
}

let store: FileStore | undefined;

export function files(): FileStore {
  store ??= chooseStore();
  return store;
}

function chooseStore(): FileStore {
  const { DATA_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_PATH_STYLE, ...keys } = env();
  if (!S3_BUCKET) return diskFiles(resolve(DATA_DIR));
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys;
  return s3Files({
    ...{ bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT, pathStyle: S3_PATH_STYLE === '1' },
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
