import type { CategoryJson } from '@/lib/categories/schema';
import { displayDate, displayDay } from '@/lib/dates';
import type { Draft, EventDraft } from './draft';

export type FieldChoice = 'mine' | 'theirs';
type Name = Exclude<keyof Draft, 'content'>;

/** A field that both sides hold differently, in words. */
export type FieldPart = { name: Name; label: string; mine: string; theirs: string; suggested: FieldChoice };

const labels: Record<Name, string> = {
  title: 'Title',
  category: 'Category',
  featured: 'Featured',
  notify: 'Notify',
  publishedAt: 'Publish date',
  authors: 'Authors',
  event: 'When and where',
  image: 'Featured image',
  contain: 'Show the whole picture',
  mustRead: 'Must be read by',
  askAgain: 'Ask everybody to confirm again',
};

/** What differs beside the text. What one side left as it was in `base` is suggested from the other. */
export function compareFields(
  base: Draft | null,
  mine: Draft,
  theirs: Draft,
  categories: CategoryJson[],
): FieldPart[] {
  const names = Object.keys(labels) as Name[];
  return names
    .filter((name) => !equal(mine[name], theirs[name]))
    .map((name) => ({
      name,
      label: labels[name],
      mine: tell(name, mine, categories),
      theirs: tell(name, theirs, categories),
      suggested: base && equal(mine[name], base[name]) ? 'theirs' : 'mine',
    }));
}

export function joinFields(
  parts: FieldPart[],
  chosen: Record<string, FieldChoice>,
  mine: Draft,
  theirs: Draft,
): Draft {
  const taken = parts
    .filter(({ name, suggested }) => (chosen[name] ?? suggested) === 'theirs')
    .map(({ name }) => [name, theirs[name]]);
  return { ...mine, ...Object.fromEntries(taken) };
}

function equal(a: Draft[Name], b: Draft[Name]): boolean {
  return essence(a) === essence(b);
}

/** People are the same whatever else is told of them. */
function essence(value: Draft[Name]): string {
  return JSON.stringify(Array.isArray(value) ? value.map(({ id }) => id) : value);
}

function tell(name: Name, draft: Draft, categories: CategoryJson[]): string {
  if (name === 'category') return nameOf(draft.category, categories);
  if (name === 'publishedAt') return displayDate(draft.publishedAt, 'dateTime') || 'Immediately';
  if (name === 'mustRead') return displayDate(draft.mustRead, 'dateTime') || 'Not asked';
  if (name === 'authors') return draft.authors.map((author) => author.name).join(', ');
  if (name === 'event') return tellEvent(draft.event);
  if (name === 'image') return draft.image ? 'A picture' : 'None';
  const value = draft[name];
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
}

function tellEvent({ starts, ends, venue, allDay }: EventDraft): string {
  const tell = (wire: string) => (allDay ? displayDay(wire, 'date') : displayDate(wire, 'dateTime'));
  return [tell(starts), tell(ends), venue].filter(Boolean).join(' – ');
}

function nameOf(id: number | null, tree: CategoryJson[]): string {
  for (const category of tree) {
    const name = category.id === id ? category.name : nameOf(id, category.children);
    if (name !== 'None') return name;
  }
  return 'None';
}
