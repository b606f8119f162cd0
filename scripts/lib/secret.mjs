import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './failure.mjs';

/**
 * The key that signs sessions: made once, so that people stay signed in over restarts.
 *
 * @param {string} dataDir
 * @returns {string}
 */
export function readSecret(dataDir) {
  const file = join(dataDir, 'secret');
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8');
}
