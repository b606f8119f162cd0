import type { ApiError } from '@/lib/client/api';
import type { EditedPost } from '@/lib/posts/edit';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';
import { changesOf, type Draft } from './draft';
import { DraftSender, published } from './draft-sender';
import { differ } from './draft-store';
import { asApiError, isPassing, waitAfter } from './failures';
import type { Attempt, Conflict, Kept } from './save-state';

/**
 * Brings a post to the server: one call at a time, only what changed, again when the server cannot be reached. What is
 * written into a published post goes to the writer's working copy until it is made live. It never writes over somebody
 * else's version unasked.
 */
export class PostSaver extends DraftSender {
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** What was refused is not sent again by itself until something changes. */
  private refused: Draft | null = null;

  /** Saves what changed, by itself: never over a refusal or a conflict, and never live into a published post. */
  autosave() {
    const { state, draft } = this.snapshot;
    if (state.kind === 'conflict' || state.kind === 'signedOut') return;
    if (this.running || this.timer || this.refused === draft || !this.isUnsaved()) return;
    void this.run(false);
  }

  /** Answers whether the server has everything, live; with `publish` it is published then. */
  readonly save = ({ publish = false } = {}): Promise<boolean> => {
    this.publishing ||= publish && this.snapshot.post?.status !== published;
    return this.run(true);
  };

  /** The connection is back, or the writer: what waits need not wait longer. */
  hurry() {
    const { kind } = this.snapshot.state;
    if (kind === 'signedOut') this.set({ state: { kind: 'calm' } });
    if (kind === 'signedOut' || this.timer) void this.run(false);
  }

  /** Goes on with what the browser kept when the page went away. */
  restore({ draft, base, version, copyVersion, creation }: Kept) {
    const { post } = this.snapshot;
    const { copy, read, overlay } = this.start;
    if (!post) this.creation = creation;
    // What an earlier version of this page kept lacks the fields that came since.
    this.load({ ...this.base, ...draft, ...this.changedSince(this.opened) });
    if (!post) return;
    const moved = version !== post.version;
    if (!moved && (!copy || copy.version === copyVersion)) return;
    this.ground = { base, version, copyVersion };
    if (moved) this.meet({ theirs: read(post), base, post, copy: null });
    else if (copy) this.meet({ theirs: overlay(this.base, copy), base, post, copy });
  }

  /** Ends a conflict with the version the writer made of both, which is saved then. */
  settle(draft: Draft): Promise<boolean> {
    const { state } = this.snapshot;
    if (state.kind !== 'conflict') return Promise.resolve(false);
    this.base = this.start.read(state.post);
    this.ground = null;
    if (state.copy) this.kept = { draft: state.theirs, version: state.copy.version };
    this.set({ post: state.post, state: { kind: 'calm' } });
    this.load(draft);
    return this.run(false);
  }

  /** Gives up what is not live, here and in the working copy; the writer chose that. */
  async discard(): Promise<void> {
    const { post } = this.snapshot;
    while (this.running) await this.running;
    this.stopWaiting();
    if (post && this.kept.version > 0) await this.start.calls.drop(post);
    this.kept = { draft: null, version: 0 };
    this.creation = null;
    this.ground = null;
    this.load(this.base);
    this.set({ state: { kind: 'calm' } });
  }

  stopWaiting() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async run(live: boolean): Promise<boolean> {
    // No other wait between this and the call, or two would go out at once.
    while (this.running) await this.running;
    this.stopWaiting();
    const { state, post } = this.snapshot;
    if (state.kind === 'conflict') return false;
    this.live ||= live;
    const direct = this.live || post?.status !== published;
    this.running = (direct ? this.attempt() : this.attemptKeep()).finally(() => {
      this.running = null;
    });
    return this.running;
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
      await this.sendLive(post, { body, draft });
    } catch (error) {
      return this.failed(asApiError(error), { body, draft }, true);
    }
    this.calm();
    // A repeated first save knew nothing yet of the wish to publish.
    return this.publishing ? this.attempt() : true;
  }

  private async attemptKeep(): Promise<boolean> {
    const { post, draft } = this.snapshot;
    if (!post) return false;
    const body = changesOf(draft, this.base);
    this.set({ state: { kind: 'saving' } });
    try {
      await this.sendCopy(post, { body, draft });
    } catch (error) {
      return this.failed(asApiError(error), { body, draft }, false);
    }
    this.calm();
    return true;
  }

  private calm() {
    this.refused = null;
    this.failures = 0;
  }

  private failed(failure: ApiError, attempt: Attempt, direct: boolean): boolean {
    if (failure.code === 'stale') {
      const ours = direct
        ? this.met(failure.current as EditedPost, attempt)
        : this.metCopy(failure.current as WorkingCopyJson, attempt);
      if (ours) this.calm();
      return ours;
    }
    if (failure.status === 401) {
      this.set({ state: { kind: 'signedOut' } });
      return false;
    }
    if (isPassing(failure) || (failure.code === 'conflict' && this.creation)) {
      const wait = waitAfter(this.failures++, failure);
      this.timer = setTimeout(() => void this.run(false), wait * 1000);
      this.set({ state: { kind: 'retrying' } });
      return false;
    }
    this.creation = null;
    this.publishing = false;
    this.live = false;
    this.refused = attempt.draft;
    this.set({ state: { kind: 'refused', failure } });
    return false;
  }

  /** A newer version: our own, when its answer was lost on the way, or somebody else's. */
  private met(post: EditedPost, attempt: Attempt): boolean {
    const { status, ...sent } = attempt.body;
    // Asking again is a deed, not a state: a post does not tell that it was done.
    const theirs = { ...this.start.read(post), askAgain: attempt.draft.askAgain };
    const differing = Object.keys(changesOf(attempt.draft, theirs));
    const ours = !differing.some((field) => field in sent) && (status ?? post.status) === post.status;
    if (ours) this.accept(post, attempt);
    else this.meet({ theirs, base: this.base, post, copy: null });
    return ours;
  }

  private metCopy(copy: WorkingCopyJson, { draft }: Attempt): boolean {
    const { post } = this.snapshot;
    if (!post) return false;
    const theirs = this.start.overlay(this.base, copy);
    const ours = !differ(draft, theirs);
    if (ours) this.acceptCopy(draft, copy.version);
    else this.meet({ theirs, base: this.kept.draft ?? this.base, post, copy });
    return ours;
  }

  /** Where nothing differs there is nothing to choose. */
  private meet(conflict: Omit<Conflict, 'kind'>) {
    this.set({ state: { kind: 'conflict', ...conflict } });
    if (!differ(this.snapshot.draft, conflict.theirs)) void this.settle(conflict.theirs);
  }
}
