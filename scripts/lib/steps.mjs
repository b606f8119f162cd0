const SLOW_MS = 1000;

/**
 * Runs one step and prints it as one line with its time. A slow one shows its label already while it runs.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} run
 * @param {(result: T) => string} [summarise] what the line says of the result
 * @returns {Promise<T>}
 */
export async function step(label, run, summarise = () => 'done') {
  const started = performance.now();
  let shown = '';
  const slow = setTimeout(() => show(label.padEnd(12)), SLOW_MS);
  try {
    const result = await run();
    end(summarise(result));
    return result;
  } catch (error) {
    // The error is shown by who catches it; a line of its own would only repeat it.
    if (shown) end('failed');
    throw error;
  } finally {
    clearTimeout(slow);
  }

  /** @param {string} text */
  function show(text) {
    process.stdout.write(text.slice(shown.length));
    shown = text;
  }

  /** @param {string} outcome */
  function end(outcome) {
    show(`${label.padEnd(12)}${outcome.padEnd(36)}${seconds(started)}\n`);
  }
}

/** @param {number} since a time of `performance.now()` */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(2)} s`;
