import { columns } from './matrix.ts';

export type Actor = (typeof columns)[number];
export type Visibility = 'open' | 'private';
export type State = 'published' | 'draft' | 'scheduled' | 'everybody';

/** Where a cell's call is made: in which group, on which of its posts, by whom. */
export type Place = { visibility: Visibility; state: State; actor: Actor };

export type Cell = Place & { call: string; expected: string };

/** The cells of the table; a line that does not fit it is an error. */
export function readCells(table: string): Cell[] {
  let call = '';
  return table.split('\n').flatMap((line) => {
    if (!line.startsWith(' ')) call = line || call;
    return line.startsWith(' ') ? readRow(call, line.trim().split(/\s+/)) : [];
  });
}

/** The calls of the table, each once. */
export function callsOf(cells: Cell[]): string[] {
  return [...new Set(cells.map((cell) => cell.call))];
}

/** `private draft by member`, as failures name a cell. */
export function describeCell({ visibility, state, actor }: Place): string {
  return `${visibility} ${state} by ${actor}`;
}

function readRow(call: string, words: string[]): Cell[] {
  const statuses = words.slice(-columns.length);
  const [where = '', state = 'published', ...rest] = words.slice(0, -columns.length);
  const visibility = where === 'any' ? 'open' : where;
  const fits =
    ['open', 'private'].includes(visibility) && ['published', 'draft', 'everybody'].includes(state);
  if (!fits || rest.length > 0) throw new Error(`${call}: what is "${words.join(' ')}"?`);
  const states = state === 'draft' ? ['draft', 'scheduled'] : [state];
  return states.flatMap((each) =>
    columns.map((actor, index) => ({
      call,
      visibility: visibility as Visibility,
      state: each as State,
      actor,
      expected: statuses[index] ?? '',
    })),
  );
}
