import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { assertMaySignIn, countFailure, forgiveFailures } from '@/lib/auth/throttle';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';

useTestDatabase();

const someone = () => `${randomUUID()}@example.com`;
const somewhere = () => randomUUID();

async function fail(times: number, email: string, address = somewhere()) {
  for (let n = 0; n < times; n++) await countFailure(email, address);
}

const refusal = (email: string, address = somewhere()) =>
  assertMaySignIn(email, address).then(
    () => null,
    (error) => error,
  );

describe('an account', () => {
  test('may fail nine times, not ten', async () => {
    const email = someone();
    await fail(9, email);
    expect(await refusal(email)).toBeNull();
    await fail(1, email);
    expect(await refusal(email)).toMatchObject({ code: 'too_many' });
  });

  test('is told when to come back, within 15 minutes', async () => {
    const email = someone();
    await fail(10, email);
    const { message, extra } = await refusal(email);
    expect(extra.retryAfter).toBeGreaterThan(14 * 60);
    expect(extra.retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(message).toBe('Too many failed sign-ins. Try again in 15 minutes.');
  });

  test('is the same in capitals and with blanks around', async () => {
    const email = someone();
    await fail(10, ` ${email.toUpperCase()}`);
    expect(await refusal(email)).toMatchObject({ code: 'too_many' });
  });

  test('is counted whole by failures at once', async () => {
    const email = someone();
    await Promise.all(Array.from({ length: 10 }, () => countFailure(email, somewhere())));
    expect(await refusal(email)).toMatchObject({ code: 'too_many' });
  });

  test('is open again when the window is over', async () => {
    const email = someone();
    await fail(10, email);
    await sql`update rate_limits set expire = now() - interval '1 second' where key like ${`%${email}`}`;
    expect(await refusal(email)).toBeNull();
  });

  test('is forgiven by a success', async () => {
    const email = someone();
    await fail(9, email);
    await forgiveFailures(email, somewhere());
    await fail(9, email);
    expect(await refusal(email)).toBeNull();
  });
});

describe('an address', () => {
  test('may fail at nine accounts, not ten', async () => {
    const address = somewhere();
    for (let n = 0; n < 9; n++) await fail(1, someone(), address);
    expect(await refusal(someone(), address)).toBeNull();
    await fail(1, someone(), address);
    expect(await refusal(someone(), address)).toMatchObject({ code: 'too_many' });
  });

  test('is not locked out by one colleague who mistypes ten times', async () => {
    const address = somewhere();
    await fail(10, someone(), address);
    expect(await refusal(someone(), address)).toBeNull();
  });

  test('gets back what a failure cost when the account signs in', async () => {
    const address = somewhere();
    for (let n = 0; n < 9; n++) await fail(1, someone(), address);
    const email = someone();
    await fail(3, email, address);
    await forgiveFailures(email, address);
    expect(await refusal(someone(), address)).toBeNull();
  });

  test('gets nothing back for a success without failures', async () => {
    const address = somewhere();
    for (let n = 0; n < 10; n++) await fail(1, someone(), address);
    await forgiveFailures(someone(), address);
    expect(await refusal(someone(), address)).toMatchObject({ code: 'too_many' });
  });
});
