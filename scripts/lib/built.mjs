import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** What the build wrote down of itself. @param {string} name */
export const readBuilt = (name) => JSON.parse(readFileSync(inRoot('.next', name), 'utf8'));

/** @returns {(path: string) => { key: string, value: string }[]} those of next.config.mjs */
export function configuredHeaders() {
  /** @type {{ regex: string, headers: { key: string, value: string }[] }[]} */
  const rules = readBuilt('routes-manifest.json').headers;
  const compiled = rules.map(({ regex, headers }) => ({ regex: new RegExp(regex), headers }));
  return (path) => compiled.flatMap(({ regex, headers }) => (regex.test(path) ? headers : []));
}
