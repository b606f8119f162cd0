import type { ApiError } from '@/lib/client/api';
import type { EditedPost } from '@/lib/posts/edit';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';
import type { Draft } from './draft';

/** What stands against what was written here: somebody else's version, or the writer's own from another tab. */
export type Conflict = {
  kind: 'conflict';
  theirs: Draft;
  /** What both began with; null when nobody knows. */
  base: Draft | null;
  post: EditedPost;
  /** The working copy that is in the way, when it is that and not the post. */
  copy: WorkingCopyJson | null;
};

export type SaveState =
  | { kind: 'calm' }
  | { kind: 'saving' }
  /** The server could not be reached, or failed; it is tried again by itself. */
  | { kind: 'retrying' }
  | { kind: 'refused'; failure: ApiError }
  /** The session ended; the text waits until somebody signed in. */
  | { kind: 'signedOut' }
  /** Nothing is written until the writer chose. */
  | Conflict;

export type Snapshot = {
  draft: Draft;
  post: EditedPost | null;
  state: SaveState;
  /** When the server last said that it has everything. */
  savedAt: Date | null;
  /** Counts how often the draft was replaced from outside, so that the editor shows the new one. */
  loaded: number;
};

export type Body = Record<string, unknown>;

export type Calls = {
  create: (body: Body, key: string) => Promise<EditedPost>;
  update: (post: EditedPost, body: Body) => Promise<EditedPost>;
  /** Into the writer's working copy, whose version is sent; 0 says that there is none. */
  keep: (post: EditedPost, fields: Body, version: number) => Promise<WorkingCopyJson>;
  drop: (post: EditedPost) => Promise<unknown>;
};

export type Start = {
  calls: Calls;
  /** Reads a post of the server as this form holds it. */
  read: (post: EditedPost) => Draft;
  /** Reads what a working copy says about a post. */
  overlay: (base: Draft, copy: WorkingCopyJson) => Draft;
  post: EditedPost | null;
  copy: WorkingCopyJson | null;
  draft: Draft;
  /** What the server has, or would make of an empty first save. */
  base: Draft;
};

/** One call's body, and the form it was made from. */
export type Attempt = { body: Body; draft: Draft };

/** A first save that may have arrived; it is repeated as it was, under its key. */
export type Creation = Attempt & { key: string };

/** What the browser keeps until a server acknowledged it, and how to go on with it. */
export type Kept = {
  draft: Draft;
  base: Draft;
  /** Of the post and of the working copy it was written on; null and 0 where there was none. */
  version: number | null;
  copyVersion: number;
  creation: Creation | null;
};
