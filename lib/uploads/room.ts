import { prisma, type Transaction } from '@/lib/db';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { uploadLimit } from '@/lib/media/schema';
import { assertRoom, noRoom } from '@/lib/ports/files/room';
import { sql } from '@/lib/sql';
import { uploads } from '@/lib/uploads/store';

// Any number; it only has to differ from those of other advisory locks.
const room = 4_071_005;

/**
 * Whether so many bytes may be sent, before the first of them is: beside what is stored, and what uploads on their way
 * were promised.
 * @throws AppError `too_large`, `no_space`
 */
export async function assertUploadFits(bytes: number): Promise<void> {
  if (bytes > uploadLimit)
    throw new AppError('too_large', `A file can have at most ${uploadLimit / 1e6} MB.`);
  const { promised, missing } = await uploads().pending();
  await assertQuota(bytes, promised);
  await assertRoom(bytes + missing);
}

/** The team's files together, where the server is told how many bytes they may have. */
export async function assertQuota(bytes: number, promised?: number): Promise<void> {
  const quota = env().STORAGE_QUOTA_GB * 1e9;
  if (quota === 0 || bytes === 0) return;
  const [row] = await sql<[{ used: number }]>`select coalesce(sum(size), 0)::int8 as used from media`;
  if (row.used + (promised ?? (await uploads().pending()).promised) + bytes > quota) throw noRoom();
}

/**
 * Whoever takes room does so alone, in all processes: of two who both found enough for one, one would have too little.
 * What is not measured against a quota need not wait.
 */
export async function takingRoom<T>(bytes: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (env().STORAGE_QUOTA_GB === 0 || bytes === 0) return work(prisma);
  return oneAtATime(async (tx) => {
    await assertQuota(bytes);
    return work(tx);
  });
}

/** The same for an upload that begins; its promise is kept in a file. */
export function promisingRoom<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  return oneAtATime(async () => {
    await assertUploadFits(bytes);
    return work();
  });
}

function oneAtATime<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${room})`;
    return work(tx);
  });
}
