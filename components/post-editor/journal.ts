import { del, get, set } from 'idb-keyval';
import type { Kept } from './save-state';

export type Entry = Kept & { at: number };

const prefix = 'hearth:unsaved:';

/**
 * What is on no server yet, in this browser. IndexedDB holds it while one writes; where the page goes away there is no
 * time for that, and the last words go to localStorage, which writes at once.
 */
export class Journal {
  private readonly key: string;
  /** Something may be there, from this page or an earlier one. */
  private written = true;

  constructor(place: string) {
    this.key = `${prefix}${place}`;
  }

  async read(): Promise<Entry | null> {
    const [hasty, calm] = [readHasty(this.key), await get<Entry>(this.key).catch(() => undefined)];
    return [hasty, calm].filter((entry) => entry != null).sort((a, b) => b.at - a.at)[0] ?? null;
  }

  async write(kept: Kept | null): Promise<void> {
    if (!kept) return this.clear();
    this.written = true;
    await set(this.key, { ...kept, at: Date.now() } satisfies Entry).catch(() => this.writeNow(kept));
  }

  /** For the moment the page goes away. */
  writeNow(kept: Kept | null): void {
    if (!kept) return;
    this.written = true;
    try {
      localStorage.setItem(this.key, JSON.stringify({ ...kept, at: Date.now() } satisfies Entry));
    } catch {
      // Full, or refused by the browser: what IndexedDB has must do.
    }
  }

  private async clear(): Promise<void> {
    if (!this.written) return;
    this.written = false;
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Refused by the browser: then nothing was written either.
    }
    await del(this.key).catch(() => undefined);
  }
}

function readHasty(key: string): Entry | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
