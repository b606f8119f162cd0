import { expect, test } from 'vitest';
import { browserOf, endOtherSessions, endOwnSession, listOwnSessions } from '@/lib/auth/own-sessions';
import { createSession, readActor } from '@/lib/auth/sessions';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();

const client = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
  ipAddress: '192.0.2.7',
};

test('a person sees their own sessions, this one first, and none of their ids opens one', async () => {
  const actor = await addActor();
  await addActor();
  const other = await createSession(actor.id, client);
  const sessions = await listOwnSessions(actor);
  expect(sessions.map(({ browser, current }) => [browser, current])).toEqual([
    ['Another program', 1],
    ['Firefox on Linux', 0],
  ]);
  expect(await readActor(sessions[1]?.id ?? '')).toBeNull();
  expect(JSON.stringify(sessions)).not.toContain(other);
});

test('one is ended, or all others, and nobody else is signed out', async () => {
  const [actor, stranger] = [await addActor(), await addActor()];
  const other = await createSession(actor.id, client);
  await createSession(actor.id, client);
  const [, second] = await listOwnSessions(actor);
  await endOwnSession(stranger, second?.id ?? '');
  expect(await listOwnSessions(actor)).toHaveLength(3);
  await endOwnSession(actor, second?.id ?? '');
  expect(await listOwnSessions(actor)).toHaveLength(2);
  await endOtherSessions(actor);
  expect(await readActor(other)).toBeNull();
  expect(await readActor(actor.sessionId)).not.toBeNull();
  expect(await readActor(stranger.sessionId)).not.toBeNull();
});

test('a phone is told from a desk', () => {
  expect(browserOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari on iPhone',
  );
});
