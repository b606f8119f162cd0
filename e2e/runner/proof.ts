import postgres from 'postgres';
import { Hearth } from '../../lib/testing/hearth.ts';
import { Client } from '../client.ts';
import type { Load, Sent } from './load.ts';

/** `npm run proofs` shows it twenty times; `PROOF_ROUNDS=2 npm run proofs` is the short form. */
export const rounds = Number(process.env.PROOF_ROUNDS ?? 1);
export const people = 24;

/** How what a test started is ended, after it, the last one first. */
export const stops: (() => unknown)[] = [];

export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

export async function start(environment: Record<string, string>): Promise<Hearth> {
  const hearth = new Hearth(environment);
  stops.push(() => hearth.isRunning && hearth.stop('SIGTERM'));
  return hearth.ready();
}

type Card = { slug: string; group: { slug: string } };

export async function commentPath(url: string): Promise<string> {
  const client = new Client(url);
  await client.signIn('member@example.com', 'hearth-demo');
  const { body } = await client.get<{ posts: Card[] }>('/api/homepage');
  const card = body.posts[0];
  return `/api/groups/${card?.group.slug}/posts/${card?.slug}/comments`;
}

export const isAnswered = ({ status }: Sent) => status === 200 || status === 201;

/** What its log says of requests that it could not explain. */
export function failuresOf({ output, errors }: Hearth): string {
  return `${output}${errors}`
    .split('\n')
    .filter((line) => line.includes('request failed'))
    .join('\n');
}

/** The acknowledged comments that are not in the database. */
export async function lostOf(url: string, { acknowledged }: Load): Promise<number[]> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ id: number }[]>`select id from comments where id = any (${acknowledged})`;
  await sql.end();
  const there = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !there.has(id));
}
