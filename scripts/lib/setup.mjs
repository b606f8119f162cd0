import { createHash, randomBytes } from 'node:crypto';
import postgres from 'postgres';

/**
 * A new token for `/setup` while the team has nobody in it; it replaces the one of the start before. Only its hash is
 * stored.
 *
 * @param {string} url
 * @returns {Promise<string | null>}
 */
export async function prepareSetup(url) {
  const token = randomBytes(16).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const sql = postgres(url, { max: 1 });
  try {
    const rows = await sql`
      update account set setup_token_hash = ${hash} where not exists (select 1 from users) returning id`;
    return rows.length > 0 ? token : null;
  } finally {
    await sql.end();
  }
}
