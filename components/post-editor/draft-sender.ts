import { randomKey } from '@/lib/client/random-key';
import type { EditedPost } from '@/lib/posts/edit';
import type { WorkingCopyJson } from '@/lib/working-copies/schema';
import type { Draft } from './draft';
import { DraftStore, differ } from './draft-store';
import type { Attempt, SaveState, Start } from './save-state';

export const published = 2;

/** A draft and the calls that bring it to a server, live or into the writer's working copy, and what their answers say. */
export class DraftSender extends DraftStore {
  protected publishing = false;
  /** What is being saved is to go live, also after a failure. */
  protected live = false;
  /** What the page was opened with. */
  protected readonly opened: Draft;

  constructor(start: Start) {
    super(start);
    if (start.post && start.copy) this.openCopy(start.post, start.copy);
    this.opened = this.snapshot.draft;
  }

  protected async sendLive(post: EditedPost | null, attempt: Attempt): Promise<void> {
    this.accept(...(await this.send(post, attempt)));
    this.dropCopy();
  }

  protected async sendCopy(post: EditedPost, { body, draft }: Attempt): Promise<void> {
    const { version } = await this.start.calls.keep(post, body, this.kept.version);
    this.acceptCopy(draft, version);
  }

  protected accept(saved: EditedPost, { body, draft: sent }: Attempt) {
    this.creation = null;
    if (body.status === published) this.publishing = false;
    this.live = this.publishing;
    // Publishing fills in the time, and a start the end, unless the writer said something since.
    const { publishedAt, event } = this.start.read(saved);
    const now = this.snapshot.draft;
    const filled = {
      ...(sent.askAgain && { askAgain: false }),
      ...(now.publishedAt === sent.publishedAt && { publishedAt }),
      ...(now.event === sent.event && sent.event.starts && !sent.event.ends && { event }),
    };
    this.base = { ...sent, ...filled, askAgain: false };
    this.set({ draft: { ...now, ...filled }, post: saved, state: { kind: 'calm' }, savedAt: new Date() });
  }

  protected acceptCopy(draft: Draft, version: number) {
    this.kept = { draft, version };
    this.set({ state: { kind: 'calm' }, savedAt: new Date() });
  }

  private async send(post: EditedPost | null, attempt: Attempt): Promise<[EditedPost, Attempt]> {
    const { calls } = this.start;
    if (post) return [await calls.update(post, attempt.body), attempt];
    this.creation ??= { ...attempt, key: randomKey() };
    this.set({});
    return [await calls.create(this.creation.body, this.creation.key), this.creation];
  }

  /** What it held is live. Should this fail, opening the post again finds that nothing differs. */
  private dropCopy() {
    const { post } = this.snapshot;
    if (post && this.kept.version > 0) this.start.calls.drop(post).catch(() => undefined);
    this.kept = { draft: null, version: 0 };
  }

  /** Opens the post with what the writer left in it; when the post moved on since, they look at both first. */
  private openCopy(post: EditedPost, copy: WorkingCopyJson) {
    const draft = this.start.overlay(this.base, copy);
    if (!differ(draft, this.base)) return this.dropCopy();
    this.kept = { draft, version: copy.version };
    const current = copy.base_version === post.version;
    const state: SaveState = current
      ? { kind: 'calm' }
      : { kind: 'conflict', theirs: this.base, base: null, post, copy: null };
    this.snapshot = { ...this.snapshot, draft, state };
  }
}
