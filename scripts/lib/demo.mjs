import postgres from 'postgres';
import { runQuietly } from './run.mjs';
import { step } from './steps.mjs';
import { toolArguments } from './tools.mjs';

export const DEMO_PEOPLE = ['admin@example.com', 'editor@example.com', 'member@example.com'];
export const DEMO_PASSWORD = 'hearth-demo';

/**
 * Creates the demo team in a database without people, if it is wanted.
 *
 * @param {string} url
 * @param {boolean} isWanted
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether the demo team is there
 */
export async function ensureTeam(url, isWanted, signal) {
  const { isEmpty, isDemo } = await readTeam(url);
  if (!isEmpty || !isWanted) return isDemo;
  await step(
    'Demo team',
    () => seed(signal),
    () => 'created',
  );
  return true;
}

/** @param {string} url */
async function readTeam(url) {
  const sql = postgres(url, { max: 1 });
  try {
    const [team] = await sql`
      select not exists (select 1 from users) as "isEmpty",
        (select count(*) from users where email in ${sql(DEMO_PEOPLE)}) = ${DEMO_PEOPLE.length} as "isDemo"`;
    return { isEmpty: Boolean(team?.isEmpty), isDemo: Boolean(team?.isDemo) };
  } finally {
    await sql.end();
  }
}

/** @param {AbortSignal} signal */
async function seed(signal) {
  await runQuietly(process.execPath, toolArguments('prisma/seed'), {
    signal,
    failure: 'The demo team could not be created (see above).',
  });
}
