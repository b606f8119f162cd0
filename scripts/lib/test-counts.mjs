/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {number} exitCode
 * @returns {Counts} of a check that either holds or does not
 */
export const countCheck = (exitCode) => ({ passed: exitCode ? 0 : 1, failed: exitCode ? 1 : 0, skipped: 0 });

/**
 * @param {any} report what Vitest's JSON reporter wrote
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that cannot even be loaded has no tests to count.
  const unloadable = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {any} report what Playwright's JSON reporter wrote
 * @returns {Counts} a test that passed only when tried again counts as failed
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * A runner that ended badly without naming a failed test (it crashed, its set-up failed, it found no tests) counts
 * as one failure.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function withCrash(counts, exitCode) {
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  /** @param {keyof Counts} key */
  const total = (key) => all.reduce((result, counts) => result + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
