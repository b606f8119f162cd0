import { ApiError } from '@/lib/client/api';
import type { EditedPost } from '@/lib/posts/edit';
import { changesOf, type Draft } from './draft';

export type SaveState =
  | { kind: 'calm' }
  | { kind: 'saving' }
  /** The server could not be reached, or failed; it is tried again by itself. */
  | { kind: 'retrying' }
  | { kind: 'refused'; failure: ApiError }
  /** What somebody else saved meanwhile; nothing is written until the writer chose. */
  | { kind: 'conflict'; other: EditedPost };

export type Snapshot = {
  draft: Draft;
  post: EditedPost | null;
  state: SaveState;
  /** When the server last said that it has everything. */
  savedAt: Date | null;
};

type Body = Record<string, unknown>;

export type Calls = {
  create: (body: Body, key: string) => Promise<EditedPost>;
  update: (post: EditedPost, body: Body) => Promise<EditedPost>;
};

type Start = {
  calls: Calls;
  /** Reads a post of the server as this form holds it. */
  read: (post: EditedPost) => Draft;
  post: EditedPost | null;
  draft: Draft;
  /** What the server has, or would make of an empty first save. */
  base: Draft;
};

type Attempt = { body: Body; draft: Draft };

const published = 2;
/** Seconds between attempts; the last wait repeats. */
const waits = [2, 4, 8, 15, 30];

/**
 * Brings a post to the server: one call at a time, only what changed, again when the server cannot be reached. It
 * never writes over somebody else's version unasked.
 */
export class PostSaver {
  private snapshot: Snapshot;
  private base: Draft;
  private readonly calls: Calls;
  private readonly toDraft: (post: EditedPost) => Draft;
  private readonly listeners = new Set<() => void>();
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private publishing = false;
  /** A first save that may have arrived is repeated as it was, under its key: one press never makes two posts. */
  private creation: (Attempt & { key: string }) | null = null;
  /** What was refused is not sent again by itself until something changes. */
  private refused: Draft | null = null;

  constructor({ calls, read, post, draft, base }: Start) {
    this.calls = calls;
    this.toDraft = read;
    this.base = base;
    this.snapshot = { draft, post, state: { kind: 'calm' }, savedAt: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = () => this.snapshot;

  readonly change = (part: Partial<Draft>) => this.set({ draft: { ...this.snapshot.draft, ...part } });

  /** A new post is not begun by opening the form and choosing a category. */
  readonly isDirty = (): boolean => {
    const { draft, post } = this.snapshot;
    if (!post) return draft.title.trim() !== '' || draft.content !== '';
    return Object.keys(changesOf(draft, this.base)).length > 0;
  };

  /** Saves what changed, by itself: never a published post, never over a refusal or a conflict. */
  autosave() {
    const { post, state, draft } = this.snapshot;
    if (post?.status === published || state.kind === 'conflict') return;
    if (this.running || this.timer || this.refused === draft || !this.isDirty()) return;
    void this.save();
  }

  /** Answers whether the server has everything; with `publish` it is published then. */
  readonly save = async ({ publish = false } = {}): Promise<boolean> => {
    while (this.running) await this.running;
    if (this.snapshot.state.kind === 'conflict') return false;
    this.publishing ||= publish && this.snapshot.post?.status !== published;
    this.stopWaiting();
    this.running = this.attempt().finally(() => {
      this.running = null;
    });
    return this.running;
  };

  /** The connection is back: what waits need not wait longer. */
  hurry() {
    if (this.timer) void this.save();
  }

  /** Takes the other version; what was written here is given up, which the writer chose. */
  takeOther() {
    const { state } = this.snapshot;
    if (state.kind !== 'conflict') return;
    this.base = this.toDraft(state.other);
    this.publishing = false;
    this.set({ draft: this.base, post: state.other, state: { kind: 'calm' }, savedAt: new Date() });
  }

  /** Writes this version over the other one, knowingly. */
  keepOwn(): Promise<boolean> {
    const { state } = this.snapshot;
    if (state.kind !== 'conflict') return Promise.resolve(false);
    this.base = this.toDraft(state.other);
    this.set({ post: state.other, state: { kind: 'calm' } });
    return this.save();
  }

  stopWaiting() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async attempt(): Promise<boolean> {
    const { post, draft } = this.snapshot;
    const body = { ...changesOf(draft, this.base), ...(this.publishing && { status: published }) };
    if (post && Object.keys(body).length === 0) {
      this.set({ state: { kind: 'calm' } });
      return true;
    }
    this.set({ state: { kind: 'saving' } });
    try {
      this.accept(...(await this.send(post, { body, draft })));
    } catch (error) {
      return this.failed(error instanceof ApiError ? error : new ApiError(0, {}, null), { body, draft });
    }
    // A repeated first save knew nothing yet of the wish to publish.
    return this.publishing ? this.attempt() : true;
  }

  private async send(post: EditedPost | null, attempt: Attempt): Promise<[EditedPost, Attempt]> {
    if (post) return [await this.calls.update(post, attempt.body), attempt];
    this.creation ??= { ...attempt, key: crypto.randomUUID() };
    return [await this.calls.create(this.creation.body, this.creation.key), this.creation];
  }

  private accept(saved: EditedPost, { body, draft: sent }: Attempt) {
    this.creation = null;
    this.refused = null;
    this.failures = 0;
    if (body.status === published) this.publishing = false;
    // Publishing fills in the time, and a start the end, unless the writer said something since.
    const { publishedAt, event } = this.toDraft(saved);
    const now = this.snapshot.draft;
    const filled = {
      ...(now.publishedAt === sent.publishedAt && { publishedAt }),
      ...(now.event === sent.event && sent.event.starts && !sent.event.ends && { event }),
    };
    this.base = { ...sent, ...filled };
    this.set({ draft: { ...now, ...filled }, post: saved, state: { kind: 'calm' }, savedAt: new Date() });
  }

  private failed(failure: ApiError, attempt: Attempt): boolean {
    if (failure.code === 'stale') return this.met(failure.current as EditedPost, attempt);
    const passing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
    if (passing || (failure.code === 'conflict' && this.creation)) {
      const wait = failure.retryAfter ?? waits[Math.min(this.failures, waits.length - 1)] ?? 30;
      this.failures++;
      this.timer = setTimeout(() => void this.save(), wait * 1000);
      this.set({ state: { kind: 'retrying' } });
      return false;
    }
    this.creation = null;
    this.publishing = false;
    this.refused = attempt.draft;
    this.set({ state: { kind: 'refused', failure } });
    return false;
  }

  /** A newer version: our own, when its answer was lost on the way, or somebody else's. */
  private met(other: EditedPost, attempt: Attempt): boolean {
    const { status, ...sent } = attempt.body;
    const differing = Object.keys(changesOf(attempt.draft, this.toDraft(other)));
    const ours = !differing.some((field) => field in sent) && (status ?? other.status) === other.status;
    if (ours) this.accept(other, attempt);
    else this.set({ state: { kind: 'conflict', other } });
    return ours;
  }

  private set(part: Partial<Snapshot>) {
    this.snapshot = { ...this.snapshot, ...part };
    for (const listener of this.listeners) listener();
  }
}
