import { readFileSync } from 'node:fs';
import { describeFailure, Failure } from './failure.mjs';

/**
 * Takes a variable from the file that NAME_FILE names, as Docker and Kubernetes hand over secrets, unless it is set.
 *
 * @param {...string} names
 */
export function takeSecretFiles(...names) {
  for (const name of names) {
    const file = process.env[`${name}_FILE`];
    if (!file || process.env[name]) continue;
    try {
      process.env[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new Failure(`${name}_FILE cannot be read: ${describeFailure(error).split('\n')[0]}`);
    }
  }
}
