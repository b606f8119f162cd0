import { RateLimiterPrisma, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '@/lib/auth/limits';
import { prisma } from '@/lib/db';

const failures = 10;
const windowSeconds = 15 * 60;

const resets = { account: 5, address: 30 };
/** Each refused answer of an identity provider is written down for good, so there cannot be any number of them. */
const refusals = 100;

type Limiters = Record<
  'account' | 'address' | 'resetAccount' | 'resetAddress' | 'refusedAnswers',
  RateLimiterPrisma
>;
let opened: Limiters | undefined;

function limiters(): Limiters {
  opened ??= {
    account: open('sign-in-account', failures),
    address: open('sign-in-address', failures),
    resetAccount: open('reset-account', resets.account),
    resetAddress: open('reset-address', resets.address),
    refusedAnswers: open('sso-refused', refusals),
  };
  return opened;
}

function open(keyPrefix: string, points: number) {
  return new RateLimiterPrisma({
    storeClient: prisma,
    tableName: 'rateLimiterFlexible',
    keyPrefix,
    points,
    duration: windowSeconds,
  });
}

/** Throws `too_many` once an account, or an address over all accounts it tried, has failed ten times in 15 minutes. */
export async function assertMaySignIn(email: string, address: string): Promise<void> {
  const { account, address: byAddress } = limiters();
  const states = await Promise.all([account.get(accountKey(email)), byAddress.get(address)]);
  const blocked = states.find((state) => state !== null && state.consumedPoints >= failures);
  if (!blocked) return;
  throw tooMany('failed sign-ins', blocked.msBeforeNext);
}

/** Throws `too_many` once an address has brought a hundred answers that were refused in 15 minutes. */
export async function assertMayAnswer(address: string): Promise<void> {
  const state = await limiters().refusedAnswers.get(address);
  if (state === null || state.consumedPoints < refusals) return;
  throw tooMany('refused sign-ins', state.msBeforeNext);
}

export async function countRefusal(address: string): Promise<void> {
  await swallowRejected(limiters().refusedAnswers.consume(address));
}

/**
 * Counts a failure. An address pays for each account it fails at once a window, not for each attempt: one colleague
 * who mistypes ten times must not lock out the office behind the same address, a sprayer still is.
 */
export async function countFailure(email: string, address: string): Promise<void> {
  const { account, address: byAddress } = limiters();
  const state = await swallowRejected(account.consume(accountKey(email)));
  if (state?.consumedPoints === 1) await swallowRejected(byAddress.consume(address));
}

/** A success forgives the account its failures, and gives the address back the point they cost. */
export async function forgiveFailures(email: string, address: string): Promise<void> {
  const { account, address: byAddress } = limiters();
  if (await account.delete(accountKey(email))) await byAddress.reward(address);
}

/** Throws `too_many` for who asks for more links to reset passwords than people forget, known addresses or not. */
export async function countResetRequest(email: string, address: string): Promise<void> {
  const { resetAccount, resetAddress } = limiters();
  const states = await Promise.all([
    resetAccount.consume(accountKey(email)).catch(rejectedState),
    resetAddress.consume(address).catch(rejectedState),
  ]);
  const wait = Math.max(...states.map((state) => (state.remainingPoints > 0 ? 0 : state.msBeforeNext)));
  const over =
    (states[0]?.consumedPoints ?? 0) > resets.account || (states[1]?.consumedPoints ?? 0) > resets.address;
  if (!over) return;
  throw tooMany('requests', wait);
}

/** The limiter rejects with its state where the points are used up, with an error where it broke. */
function rejectedState(reason: unknown): RateLimiterRes {
  if (reason instanceof Error) throw reason;
  return reason as RateLimiterRes;
}

const turns = new Map<string, Promise<unknown>>();

/** Attempts at one account wait for each other, or a whole burst of them would pass before the first is counted. */
export async function inTurn<T>(email: string, attempt: () => Promise<T>): Promise<T> {
  const key = accountKey(email);
  const turn = (turns.get(key) ?? Promise.resolve()).then(attempt, attempt);
  turns.set(key, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(key) === turn) turns.delete(key);
  }
}

async function swallowRejected<T>(consumed: Promise<T>): Promise<T | null> {
  return consumed.catch((error: unknown) => {
    if (error instanceof Error) throw error;
    return null;
  });
}

function accountKey(email: string) {
  return email.replaceAll('\0', '').trim().toLowerCase().slice(0, 320);
}
