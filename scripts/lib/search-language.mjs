import postgres from 'postgres';
import { Failure } from './failure.mjs';

const languages = ['english', 'german', 'french', 'spanish', 'swedish', 'dutch'];

/**
 * The language of texts that are too short to tell theirs. Kept in the database, where the index is written. What is indexed
 * already is read anew by `npm run reindex`.
 *
 * @param {string} url
 * @param {string | undefined} language leaves what is set when there is none
 */
export async function setSearchLanguage(url, language) {
  if (!language) return;
  if (!languages.includes(language)) {
    throw new Failure(`SEARCH_LANGUAGE is "${language}": it must be one of ${languages.join(', ')}.`);
  }
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`update account set search_language = ${language} where search_language <> ${language}`;
  } finally {
    await sql.end();
  }
}
