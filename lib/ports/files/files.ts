import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/lib/env';
import { diskFiles } from '@/lib/ports/files/disk';

/** Both ends included, as HTTP counts. */
export type ByteRange = { start: number; end: number };

/** `size` is that of the whole file, also when a range of it is read. */
export type OpenFile = { stream: Readable; size: number };

export type FileContent = Uint8Array | AsyncIterable<Uint8Array>;

/** Where the bytes of media are kept. A row names a key only after `put` or `take` answered. */
export interface FileStore {
  /** Stores all of the content or, when it breaks off, nothing. */
  put(key: string, content: FileContent): Promise<void>;
  /** Stores the finished file at `path`, which is gone afterwards. */
  take(key: string, path: string): Promise<void>;
  /** Null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Rejects when nothing could be stored now. */
  check(): Promise<void>;
}

let store: FileStore | undefined;

export function files(): FileStore {
  store ??= diskFiles(resolve(env().DATA_DIR));
  return store;
}
