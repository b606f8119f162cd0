import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { draftOf } from './draft';
import { Notices } from './notices';

const writer = { id: 7, name: 'Eva', initials: 'E', avatar: null, job_title: null };
const nothing = async () => undefined;

function markup(shown: { away?: boolean; incomplete?: boolean }) {
  const handlers = { onSignIn: nothing, onSettle: nothing, onDiscard: nothing, onRetry: nothing };
  const draft = draftOf(null, { category: null, writer });
  const calm = { state: { kind: 'calm' as const }, copy: null, restored: null, waiting: true };
  return renderToStaticMarkup(
    <Notices
      {...calm}
      {...handlers}
      draft={draft}
      categories={[]}
      away={false}
      incomplete={false}
      {...shown}
    />,
  );
}

it('says that the session ended while no dialog asks for another, with a way to it', () => {
  expect(markup({})).toBe('');
  expect(markup({ away: true })).toMatch(/role="alert".*Your session ended.*Sign in<\/button>/);
});

it('says why what was pressed to go live did not', () => {
  expect(markup({ incomplete: true })).toMatch(/role="alert".*A file in the text did not arrive/);
});
