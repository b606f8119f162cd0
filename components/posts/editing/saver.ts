import { ApiError } from '@/lib/client/api';
import type { PostJson } from '@/lib/posts/schema';
import { type Body, bodyOf, changesIn, type Draft, draftOf, statuses } from './draft';

export type SaveState =
  | { kind: 'calm' }
  | { kind: 'saving' }
  | { kind: 'retrying' }
  | { kind: 'failed'; failure: ApiError }
  | { kind: 'stale'; current: PostJson };

export type Snapshot = {
  draft: Draft;
  post: PostJson | null;
  state: SaveState;
  /** Something is not on the server yet. */
  dirty: boolean;
  /** When the server last said it had everything; milliseconds. */
  savedAt: number | null;
  /** Rises when another text takes the place of what was written. */
  edition: number;
};

export type Calls = {
  create: (body: Body, key: string) => Promise<PostJson>;
  update: (post: PostJson, body: Body) => Promise<PostJson>;
};

type Start = { calls: Calls; post: PostJson | null; draft: Draft; savedAt: number | null };

/** Waits between attempts, in seconds; the last one repeats. */
const waits = [2, 4, 8, 15, 30];

/**
 * Brings a post to the server: one call at a time, only what changed, again when the server cannot be reached. It
 * says saved only after the server did, and never writes over somebody else's version unasked.
 */
export class PostSaver {
  private snapshot: Snapshot;
  private known: Body;
  private readonly calls: Calls;
  private readonly listeners = new Set<() => void>();
  private running: Promise<boolean> | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private publishing = false;
  /** A first save that may have arrived is repeated as it was, under its key. */
  private creation: { key: string; body: Body } | null = null;
  /** What was refused is not tried again by itself until something changes. */
  private refused: string | null = null;

  constructor({ calls, post, draft, savedAt }: Start) {
    this.calls = calls;
    this.known = bodyOf(draft);
    this.snapshot = { draft, post, state: { kind: 'calm' }, dirty: false, savedAt, edition: 0 };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = () => this.snapshot;

  change(patch: Partial<Draft>) {
    const draft = { ...this.snapshot.draft, ...patch };
    this.set({ draft, dirty: this.isDirty(draft) });
  }

  /** Saves if there is something to save, by itself: never a published post, never over a refusal or a conflict. */
  autosave() {
    const { dirty, post, state, draft } = this.snapshot;
    if (!dirty || post?.status === statuses.published || state.kind === 'stale') return;
    if (this.running || this.timer || this.refused === JSON.stringify(draft)) return;
    void this.save();
  }

  /** True when the server has everything; with `publish` it is published then. */
  async save({ publish = false } = {}): Promise<boolean> {
    while (this.running) await this.running;
    this.publishing ||= publish && this.snapshot.post?.status !== statuses.published;
    if (this.snapshot.state.kind === 'stale') return false;
    this.stopWaiting();
    this.running = this.attempt().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** The connection is back: what waits need not wait longer. */
  hurry() {
    if (this.timer) void this.save();
  }

  /** Somebody else saved meanwhile, and this person wants theirs. */
  takeTheirs() {
    const { state, edition } = this.snapshot;
    if (state.kind !== 'stale') return;
    const draft = draftOf(state.current);
    this.known = bodyOf(draft);
    this.publishing = false;
    this.set({
      draft,
      post: state.current,
      state: { kind: 'calm' },
      dirty: false,
      savedAt: Date.now(),
      edition: edition + 1,
    });
  }

  /** Or theirs is to be replaced, knowingly. */
  keepMine(): Promise<boolean> {
    const { state } = this.snapshot;
    if (state.kind !== 'stale') return Promise.resolve(false);
    this.known = bodyOf(draftOf(state.current));
    this.set({ post: state.current, state: { kind: 'calm' } });
    return this.save();
  }

  stop() {
    this.stopWaiting();
  }

  private async attempt(): Promise<boolean> {
    const { post, draft } = this.snapshot;
    const whole = bodyOf(draft);
    const changes = this.bodyToSend(post, whole);
    if (post && Object.keys(changes).length === 0) {
      this.set({ state: { kind: 'calm' }, dirty: this.isDirty(draft) });
      return true;
    }
    this.set({ state: { kind: 'saving' } });
    try {
      const saved = post ? await this.calls.update(post, changes) : await this.create(changes);
      this.accept(saved, { ...this.known, ...changes }, draft);
      // A repeated first save did not yet say that the post is to be published.
      return this.publishing ? this.attempt() : true;
    } catch (error) {
      return this.failed(error instanceof ApiError ? error : new ApiError(0, {}, null), changes);
    }
  }

  private bodyToSend(post: PostJson | null, whole: Body): Body {
    const status = this.publishing ? { status: statuses.published } : {};
    return { ...(post ? changesIn(whole, this.known) : whole), ...status };
  }

  private create(body: Body): Promise<PostJson> {
    this.creation ??= { key: crypto.randomUUID(), body };
    return this.calls.create(this.creation.body, this.creation.key);
  }

  private accept(saved: PostJson, known: Body, sent: Draft) {
    const { status: asked, ...stored } = this.creation?.body ?? known;
    this.known = { ...this.known, ...stored };
    this.creation = null;
    this.attempts = 0;
    this.refused = null;
    if (asked === statuses.published) this.publishing = false;
    // The server fills in what was left empty: the time of publication, the first author, an event's end.
    const filled = filledIn(this.snapshot.draft, sent, saved);
    Object.assign(this.known, filled.known);
    const draft = { ...this.snapshot.draft, ...filled.draft };
    this.set({
      draft,
      post: saved,
      state: { kind: 'calm' },
      dirty: this.isDirty(draft),
      savedAt: Date.now(),
    });
  }

  private failed(failure: ApiError, sent: Body): boolean {
    if (failure.code === 'stale') return this.met(failure.current as PostJson, sent);
    const passing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
    if (passing || (failure.code === 'conflict' && this.creation)) {
      this.set({ state: { kind: 'retrying' }, dirty: true });
      const wait = failure.retryAfter ?? waits[Math.min(this.attempts, waits.length - 1)] ?? 30;
      this.attempts++;
      this.timer = setTimeout(() => {
        this.timer = undefined;
        void this.save();
      }, wait * 1000);
      return false;
    }
    this.creation = null;
    this.publishing = false;
    this.refused = JSON.stringify(this.snapshot.draft);
    this.set({ state: { kind: 'failed', failure } });
    return false;
  }

  /** A newer version: our own, when an answer was lost on its way, or somebody else's. */
  private met(current: PostJson, sent: Body): boolean {
    const theirs = bodyOf(draftOf(current));
    const { status, ...fields } = sent;
    if (Object.keys(changesIn(fields, theirs)).length === 0 && (!status || status === current.status)) {
      this.accept(current, { ...theirs, ...(status ? { status } : {}) }, this.snapshot.draft);
      return true;
    }
    this.set({ state: { kind: 'stale', current } });
    return false;
  }

  private isDirty(draft: Draft) {
    const { event } = draft;
    const venueOnly = event !== null && !event.starts && event.venue.trim() !== '';
    return venueOnly || Object.keys(changesIn(bodyOf(draft), this.known)).length > 0;
  }

  private stopWaiting() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private set(patch: Partial<Snapshot>) {
    this.snapshot = { ...this.snapshot, ...patch };
    for (const listener of this.listeners) listener();
  }
}

type Filled = { draft: Partial<Draft>; known: Body };

/** What the server decided where the draft said nothing, unless this person said something since. */
function filledIn(now: Draft, sent: Draft, saved: PostJson): Filled {
  const theirs = draftOf(saved);
  const draft: Partial<Draft> = {};
  if (sent.published_at === null && now.published_at === null) draft.published_at = theirs.published_at;
  if (sent.authors.length === 0 && now.authors.length === 0) draft.authors = theirs.authors;
  if (sent.event?.starts && !sent.event.ends && now.event === sent.event) draft.event = theirs.event;
  const fields = Object.keys(draft);
  const known = Object.entries(bodyOf(theirs)).filter(([field]) => fields.includes(field));
  return { draft, known: Object.fromEntries(known) };
}
