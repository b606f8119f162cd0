import { expect, test } from 'vitest';
import { guestRoute } from '@/lib/http/route';

const look = guestRoute<{ params: Promise<{ id: string | string[] }> }>()({}, ({ params }) => params);
const ask = (id: string | string[]) =>
  look(new Request('http://hearth/api/x'), { params: Promise.resolve({ id }) });

test.each(['a', '\\0', '\\u0000', ['a', 'b']])('the handler gets the parameter %j', async (id) => {
  expect(await (await ask(id)).json()).toEqual({ id });
});

test.each(['\0', 'a\0b', ['a', '\0']])('the parameter %j names nothing', async (id) => {
  const answer = await ask(id as string);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});
