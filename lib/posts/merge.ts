import { splitBlocks } from '@/lib/posts/blocks';
import { align } from '@/lib/posts/diff';

export type Choice = 'mine' | 'theirs' | 'both';

export type MergePart =
  | { same: true; html: string }
  | {
      same: false;
      mine: string;
      theirs: string;
      /** What keeps the work of both where one side did not touch this part. */
      suggested: Choice;
      /** Both changed it. */
      clash: boolean;
    };

/**
 * Two versions part by part, with what to take of each. `base` is the version that both began with, where it is known;
 * without it nobody can tell who changed what, so both are kept until the writer says otherwise.
 */
export function compareVersions(base: string | null, mine: string, theirs: string): MergePart[] {
  const known = base === null ? null : new Set(splitBlocks(base));
  return align(splitBlocks(mine), splitBlocks(theirs)).flatMap((hunk): MergePart[] =>
    hunk.same
      ? [{ same: true, html: hunk.items.join('') }]
      : pair(hunk.before, hunk.after).map(([before, after]) => ({
          same: false,
          mine: before.join(''),
          theirs: after.join(''),
          ...suggest(known, before, after),
        })),
  );
}

/** As many blocks on either side stand for each other one by one, so that each is chosen by itself. */
function pair(before: string[], after: string[]): [string[], string[]][] {
  if (before.length !== after.length) return [[before, after]];
  return before.map((block, index) => [[block], after.slice(index, index + 1)]);
}

function suggest(base: Set<string> | null, mine: string[], theirs: string[]) {
  const untouched = (blocks: string[]) =>
    base?.size !== undefined && blocks.every((block) => base.has(block));
  const [mineUntouched, theirsUntouched] = [untouched(mine), untouched(theirs)];
  // Both hold old blocks only: the shorter side took some away.
  if (mineUntouched && theirsUntouched) {
    return { suggested: mine.length < theirs.length ? 'mine' : 'theirs', clash: false } as const;
  }
  if (theirsUntouched) return { suggested: 'mine', clash: false } as const;
  if (mineUntouched) return { suggested: 'theirs', clash: false } as const;
  return { suggested: 'both', clash: true } as const;
}

/** The document that the choices make; `choices` go by the parts that differ, in their order. */
export function joinParts(parts: readonly MergePart[], choices: readonly Choice[]): string {
  let index = 0;
  return parts
    .map((part) => {
      if (part.same) return part.html;
      const choice = choices[index++] ?? part.suggested;
      return `${choice === 'theirs' ? '' : part.mine}${choice === 'mine' ? '' : part.theirs}`;
    })
    .join('');
}
