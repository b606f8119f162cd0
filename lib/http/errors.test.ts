import { PrismaPg } from '@prisma/adapter-pg';
import postgres from 'postgres';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { prisma } from '@/lib/db';
import { AppError, type ErrorCode, errorCodes, invalid, stale } from '@/lib/errors';
import { toResponse } from '@/lib/http/errors';
import { log } from '@/lib/log';
import { errorBody } from '@/lib/openapi/errors';
import { sql } from '@/lib/sql';
import { useTestDatabase } from '@/lib/testing/database';
import { addActor, addGroup } from '@/lib/testing/fixtures';
import { PrismaClient } from '@/prisma/generated/client';

useTestDatabase();

async function answerTo(thrown: unknown) {
  const response = toResponse(thrown, 'r-1');
  const body = await response.json();
  expect(errorBody.parse(body)).toEqual(body);
  return { status: response.status, headers: response.headers, body };
}

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('It did not fail.'),
    (error: unknown) => error,
  );

describe('what a domain throws', () => {
  const statuses: Record<ErrorCode, number> = {
    bad_request: 400,
    unauthenticated: 401,
    csrf: 403,
    forbidden: 403,
    not_found: 404,
    conflict: 409,
    stale: 409,
    gone: 410,
    too_large: 413,
    wrong_type: 415,
    invalid: 422,
    too_many: 429,
    no_space: 507,
    unavailable: 503,
  };

  test.each(errorCodes)('%s has its status (contract §1)', async (code) => {
    const { status, body } = await answerTo(new AppError(code, 'Words.'));
    expect(status).toBe(statuses[code]);
    expect(body).toEqual({ message: 'Words.', code, request_id: 'r-1' });
  });

  test('comes with its fields, the current entity and when to try again', async () => {
    expect((await answerTo(invalid('name', 'Too long.'))).body.errors).toEqual({ name: ['Too long.'] });
    expect((await answerTo(stale({ version: 3 }))).body.current).toEqual({ version: 3 });
    const { headers } = await answerTo(new AppError('too_many', 'Wait.', { retryAfter: 7 }));
    expect(headers.get('Retry-After')).toBe('7');
    expect(headers.get('X-Request-Id')).toBe('r-1');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });
});

test('what zod refuses is 422 with every message by the path of its field', async () => {
  const schema = z.object({ event: z.object({ starts: z.string('Say when.') }), name: z.string('Needed.') });
  const { status, body } = await answerTo(schema.safeParse({ event: {} }).error);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: 'Say when.',
    errors: { 'event.starts': ['Say when.'], name: ['Needed.'] },
  });
});

describe('what the database refuses', () => {
  let email: string | null;
  beforeAll(async () => {
    const { id } = await addActor();
    email = (await prisma.user.findUniqueOrThrow({ where: { id } })).email;
  });

  test('a value that is taken is 422 on its field, by Prisma', async () => {
    const { status, body } = await answerTo(
      await thrownBy(prisma.user.create({ data: { name: 'Eve', email } })),
    );
    expect([status, body.errors]).toEqual([422, { email: ['This is already taken.'] }]);
  });

  test('and by hand-written SQL', async () => {
    const error = await thrownBy(
      sql`insert into users (name, email, updated_at) values ('Eve', ${email}, now())`,
    );
    const { status, body } = await answerTo(error);
    expect([status, body.errors]).toEqual([422, { email: ['This is already taken.'] }]);
  });

  test('a taken pair is on the last field of the pair', async () => {
    const { id, slug } = await addGroup();
    const category = { data: { groupId: id, name: 'A', slug } };
    await prisma.category.create(category);
    expect((await answerTo(await thrownBy(prisma.category.create(category)))).body.errors).toEqual({
      slug: ['This is already taken.'],
    });
  });

  test('a row that is gone is 404', async () => {
    const error = await thrownBy(prisma.user.update({ where: { id: 2_000_000_000 }, data: { name: 'Eve' } }));
    expect((await answerTo(error)).status).toBe(404);
  });

  test('a row that its owner left meanwhile is 409', async () => {
    const byPrisma = await thrownBy(
      prisma.category.create({ data: { groupId: 2_000_000_000, name: 'A', slug: 'a' } }),
    );
    const bySql = await thrownBy(sql`insert into reactions (post_id, user_id, type) values (0, 0, 1)`);
    expect((await answerTo(byPrisma)).body.code).toBe('conflict');
    expect((await answerTo(bySql)).body.code).toBe('conflict');
  });

  test('a database that is not there is 503 with Retry-After', async () => {
    const nowhere = postgres('postgres://127.0.0.1:1/none', { max: 1, connect_timeout: 1 });
    const alone = new PrismaClient({ adapter: new PrismaPg('postgres://127.0.0.1:1/none') });
    for (const error of [await thrownBy(nowhere`select 1`), await thrownBy(alone.user.count())]) {
      const { status, headers } = await answerTo(error);
      expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    }
  });

  test('so is a connection that broke under a statement, for which the driver has no code', async () => {
    const broken = new Error('Invalid invocation', {
      cause: new Error('Connection terminated unexpectedly'),
    });
    const { status, headers } = await answerTo(broken);
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  });

  test('and one that ended under a statement that Prisma sends for itself, such as a commit', async () => {
    const connection = await new PrismaPg(process.env.DATABASE_URL ?? '').connect();
    const ending = { sql: 'select pg_terminate_backend(pg_backend_pid())', args: [], argTypes: [] };
    const { status, headers } = await answerTo(await thrownBy(connection.executeRaw(ending)));
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    await connection.dispose();
  });
});

test('what a pooler says of a PostgreSQL that is gone is 503 with Retry-After, by either library', async () => {
  const told = { code: '08P01', severity: 'FATAL', message: 'server login has been failing' };
  const mapped = { kind: 'postgres', originalCode: '08P01' };
  const byPrisma = Object.assign(new Error('Invalid invocation'), {
    meta: { driverAdapterError: { cause: mapped } },
  });
  for (const error of [Object.assign(new Error(told.message), told), byPrisma]) {
    const { status, headers } = await answerTo(error);
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  }
});

test('anything else is 500, logged with its request id, and says nothing of itself', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  for (const thrown of [
    new Error('secret'),
    'secret',
    null,
    { code: 'secret' },
    await thrownBy(sql`select secret`),
  ]) {
    const { status, body } = await answerTo(thrown);
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(logged).toHaveBeenLastCalledWith({ request_id: 'r-1', err: thrown }, 'request failed');
  }
  logged.mockRestore();
});
