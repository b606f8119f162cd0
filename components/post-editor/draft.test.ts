import { describe, expect, it } from 'vitest';
import { changesOf, draftOf, withStart } from './draft';

const writer = { id: 7, name: 'Eva', initials: 'E', avatar: null, job_title: null };
const draft = draftOf(null, { category: null, writer });

describe('an event', () => {
  const starts = '2026-11-03 09:15:00';

  it('ends when it starts until somebody says otherwise', () => {
    expect(withStart(draft.event, starts)).toEqual({ ...draft.event, starts, ends: starts });
    expect(withStart({ ...draft.event, ends: '2026-11-04 09:15:00' }, starts).ends).toBe(
      '2026-11-04 09:15:00',
    );
  });

  it('ends with a start that is still being typed', () => {
    const typing = withStart(draft.event, '2026-11-03 09:01:00');
    expect(withStart(typing, starts).ends).toBe(starts);
  });

  it('is not sent before it has a start', () => {
    const event = { venue: 'Hall', placeId: 'hall', starts: '', ends: '', allDay: false };
    expect(changesOf({ ...draft, event }, draft)).toEqual({});
    expect(changesOf({ ...draft, event: { ...event, starts } }, draft)).toMatchObject({
      event: { venue: 'Hall', google_place_id: 'hall', starts },
    });
  });
});
