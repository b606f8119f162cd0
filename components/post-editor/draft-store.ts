import { changesOf, type Draft } from './draft';
import type { Creation, Kept, Snapshot, Start } from './save-state';

/** What is written here, and what a server has of it. */
export class DraftStore {
  protected snapshot: Snapshot;
  protected base: Draft;
  /** What the working copy holds, and its version there. */
  protected kept: { draft: Draft | null; version: number };
  /** A first save that may have arrived is repeated as it was, under its key: one press never makes two posts. */
  protected creation: Creation | null = null;
  /** What the draft was written on, where the page was opened with something newer and the writer has not chosen yet. */
  protected ground: Pick<Kept, 'base' | 'version' | 'copyVersion'> | null = null;
  protected readonly start: Start;
  private readonly listeners = new Set<() => void>();

  constructor(start: Start) {
    const { post, copy, draft, base } = start;
    this.start = start;
    this.base = base;
    this.kept = { draft: null, version: copy?.version ?? 0 };
    this.snapshot = { draft, post, state: { kind: 'calm' }, savedAt: null, loaded: 0 };
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = () => this.snapshot;

  readonly change = (part: Partial<Draft>) => this.set({ draft: { ...this.snapshot.draft, ...part } });

  /** Something is not live. A new post is not begun by opening the form and choosing a category. */
  readonly isDirty = (): boolean => {
    const { draft, post } = this.snapshot;
    if (!post) return draft.title.trim() !== '' || draft.content !== '';
    return differ(draft, this.base);
  };

  /** Something is on no server yet, neither live nor in the working copy. */
  readonly isUnsaved = (): boolean => {
    const { kept, snapshot } = this;
    return this.isDirty() && !(kept.draft && !differ(snapshot.draft, kept.draft));
  };

  /** The page was opened with something else than the server has now, by what was done here. */
  readonly isOutdated = (): boolean => {
    const { copy } = this.start;
    return this.snapshot.savedAt !== null || this.kept.version !== (copy?.version ?? 0);
  };

  /** What a crash must not take: everything that no server acknowledged, and how to go on with it. */
  readonly unsaved = (): Kept | null => {
    if (!this.isUnsaved()) return null;
    const { draft, post } = this.snapshot;
    const { base, creation, kept, ground } = this;
    return {
      draft,
      creation,
      ...(ground ?? { base, version: post?.version ?? null, copyVersion: kept.version }),
    };
  };

  /** What the writer changed since the page was opened with `opened`. */
  protected changedSince(opened: Draft): Partial<Draft> {
    const { draft } = this.snapshot;
    const names = Object.keys(draft) as (keyof Draft)[];
    return Object.fromEntries(
      names.filter((name) => draft[name] !== opened[name]).map((name) => [name, draft[name]]),
    );
  }

  protected load(draft: Draft) {
    this.set({ draft, loaded: this.snapshot.loaded + 1 });
  }

  protected set(part: Partial<Snapshot>) {
    this.snapshot = { ...this.snapshot, ...part };
    for (const listener of this.listeners) listener();
  }
}

export function differ(a: Draft, b: Draft): boolean {
  return Object.keys(changesOf(a, b)).length > 0;
}
