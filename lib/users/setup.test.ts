import { beforeEach, expect, test } from 'vitest';
import { prisma } from '@/lib/db';
import { useTestDatabase } from '@/lib/testing/database';
import { assertEmptyTeam, setUpTeam } from '@/lib/users/setup';
import { prepareSetup } from '@/scripts/lib/setup.mjs';

useTestDatabase();

const password = 'blueberries in July';
const setUp = (token: string, email = 'first@example.com') =>
  setUpTeam({
    token,
    organisation: 'Fika & Co',
    name: 'First',
    email,
    password,
    password_confirmation: password,
  });
const tokenOfStart = async () => (await prepareSetup(process.env.DATABASE_URL ?? '')) ?? 'none';

beforeEach(async () => {
  await prisma.user.deleteMany({});
});

test('the token of the start makes one admin, however many use it at once', async () => {
  const token = await tokenOfStart();
  const tries = await Promise.allSettled([1, 2, 3, 4].map((n) => setUp(token, `p${n}@example.com`)));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(await prisma.user.findMany({ select: { isAdmin: true } })).toEqual([{ isAdmin: true }]);
  expect(
    await prisma.account.findFirst({ select: { name: true, domain: true, setupTokenHash: true } }),
  ).toEqual({
    name: 'Fika & Co',
    domain: 'fika-co',
    setupTokenHash: null,
  });
});

test('each start ends the token before it, and a wrong one is told at its field', async () => {
  const old = await tokenOfStart();
  const token = await tokenOfStart();
  await expect(setUp(old)).rejects.toMatchObject({ extra: { errors: { token: [expect.any(String)] } } });
  await expect(setUp('')).rejects.toMatchObject({ code: 'invalid' });
  await setUp(token);
});

test('there is no setup once anybody is there', async () => {
  const token = await tokenOfStart();
  await prisma.user.create({ data: { name: 'Ada', email: 'ada@example.com' } });
  await expect(assertEmptyTeam()).rejects.toMatchObject({ code: 'not_found' });
  await expect(setUp(token)).rejects.toMatchObject({ code: 'not_found' });
  expect(await tokenOfStart()).toBe('none');
});
