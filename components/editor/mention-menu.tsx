import { $createTextNode, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { api } from '@/lib/client/api';
import type { UserSummaryJson } from '@/lib/users/schema';
import { escapeHtml } from './features/media-html';
import { $createPreservedInline } from './nodes/preserved';
import { Typeahead } from './typeahead';

/** `@` and then letters and spaces, the Swedish ones too; the first character is a letter, so the term is not empty. */
const trigger = /(?:^|[\s(])@([a-zåäöA-ZÅÄÖ][a-zåäöA-ZÅÄÖ ]{0,40})$/;

const pause = 150;

export function MentionMenu() {
  return (
    <Typeahead
      label="People"
      trigger={trigger}
      useOptions={usePeople}
      keyOf={(person) => person.id}
      onPick={insertMention}
    >
      {(person) => (
        <>
          <Avatar person={person} size={24} />
          <span className="editor-menu-text">
            {person.name}
            {person.job_title && <span>{person.job_title}</span>}
          </span>
        </>
      )}
    </Typeahead>
  );
}

function insertMention({ id, name }: UserSummaryJson, editor: LexicalEditor) {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const mention = `<span data-mention="${id}">@${escapeHtml(name)}</span>`;
    selection.insertNodes([$createPreservedInline(mention, 0), $createTextNode(' ')]);
  });
}

const nobody: readonly UserSummaryJson[] = [];

/** Who is meant by the letters; a term that goes on from one that found nobody finds nobody either. */
function usePeople(query: string | null): readonly UserSummaryJson[] {
  const [found, setFound] = useState<{ query: string; people: readonly UserSummaryJson[] } | null>(null);
  const term = query?.trim() ?? '';
  const hopeless = found !== null && found.people.length === 0 && term.startsWith(found.query);
  useEffect(() => {
    if (term === '' || hopeless) return;
    const aborting = new AbortController();
    const timer = setTimeout(async () => {
      const path = `/api/account/users/search?q=${encodeURIComponent(term)}`;
      try {
        const people = await api<UserSummaryJson[]>('GET', path, { signal: aborting.signal });
        setFound({ query: term, people });
      } catch {
        // Without people the menu does not open, and what is typed stays text.
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [term, hopeless]);
  if (term === '' || !found || !term.startsWith(found.query)) return nobody;
  // Until the answer is there, those of the last one that still fit.
  const fits = ({ name }: UserSummaryJson) => name.toLowerCase().includes(term.toLowerCase());
  return found.query === term ? found.people : found.people.filter(fits);
}
