// Whether the time of a refused sign-in tells who is in the team:
//   node bench/sign-in.mjs http://localhost:3000 EMAIL [rounds]
// EMAIL is a member's. It and an address that nobody has take turns with a wrong password; the medians of both are printed
// with their difference: under 10 ms is the budget. Measure a quiet server that was built, once in 15 minutes: ten failures
// of an account are then answered 429, which is another path.
import { setTimeout as sleep } from 'node:timers/promises';

const [base = 'http://localhost:3000', known = 'member@example.com', count = '9'] = process.argv.slice(2);
const rounds = Number(count);
const times = { known: [], unknown: [] };

for (let round = -1; round < rounds; round++) {
  // Another order each time, so that nothing that follows the clock is taken for a difference.
  const order = round % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
  for (const kind of order) {
    const email = kind === 'known' ? known : `nobody-${process.pid}@example.com`;
    const took = await refuse(email);
    if (round >= 0) times[kind].push(took);
    await sleep(50);
  }
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const [of, otherwise] = [median(times.known), median(times.unknown)];
console.log(
  `known ${of.toFixed(1)} ms, unknown ${otherwise.toFixed(1)} ms, apart by ${Math.abs(of - otherwise).toFixed(1)} ms (${rounds} each)`,
);

async function refuse(email) {
  const asked = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await asked.json();
  const cookie = asked.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const body = new URLSearchParams({ csrfToken, email, password: 'certainly wrong', json: 'true' });
  const started = performance.now();
  const response = await fetch(`${base}/api/auth/callback/credentials`, {
    method: 'POST',
    body,
    headers: { cookie },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status !== 401) throw new Error(`${email}: ${response.status}, not 401`);
  return performance.now() - started;
}
