/**
 * Runs one step and prints it as one line with its time.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} run
 * @param {(result: T) => string} [summarise] what the line says of the result
 * @returns {Promise<T>}
 */
export async function step(label, run, summarise = () => 'done') {
  const started = performance.now();
  process.stdout.write(label.padEnd(12));
  /** @param {string} outcome */
  const end = (outcome) => process.stdout.write(`${outcome.padEnd(36)}${seconds(started)}\n`);
  try {
    const result = await run();
    end(summarise(result));
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}

/** @param {number} since a time of `performance.now()` */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(2)} s`;
