import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBuilt, ensureGenerated } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { readFailedPages } from './failed-pages.mjs';
import { describeFailure } from './failure.mjs';
import { inRoot, root } from './paths.mjs';
import { finished } from './run.mjs';
import { readSettings } from './settings.mjs';
import { countCheck, countPlaywright, countVitest, sum, withCrash } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */

/**
 * Runs every kind of test, also after a failure, and prints their sum as the last line.
 *
 * @returns {Promise<boolean>} whether all passed
 */
export async function runAllTests() {
  await Promise.all([ensureGenerated(), ensureChromium()]);
  const total = sum([
    countCheck(await run('biome', 'check', '.')),
    countCheck((await run('next', 'typegen')) || (await run('tsc', '--noEmit', '--incremental', 'false'))),
    await runVitest(),
    await build(),
    await runPlaywright(),
  ]);
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed === 0;
}

/** @returns {Promise<Counts>} */
async function runVitest() {
  return withReport(countVitest, (file) =>
    run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  );
}

/** @returns {Promise<Counts>} */
async function runPlaywright() {
  const counts = await withReport(countPlaywright, (file) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
    return run('playwright', 'test', '--reporter=list,json');
  });
  for (const page of readFailedPages(inRoot('test-results'))) console.log(`\nThe page at the end of ${page}`);
  return counts;
}

/** @returns {Promise<Counts>} */
async function build() {
  try {
    await ensureBuilt(readSettings().dataDir);
    return countCheck(0);
  } catch (error) {
    console.error(describeFailure(error));
    return countCheck(1);
  }
}

/**
 * @param {(report: unknown) => Counts} count
 * @param {(file: string) => Promise<number>} runInto
 */
async function withReport(count, runInto) {
  const directory = fs.mkdtempSync(join(tmpdir(), 'hearth-report-'));
  const file = join(directory, 'report.json');
  const exitCode = await runInto(file);
  const counts = fs.existsSync(file)
    ? count(JSON.parse(fs.readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  fs.rmSync(directory, { recursive: true });
  return withCrash(counts, exitCode);
}

/**
 * @param {string} name of a command of an installed package
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
function run(name, ...args) {
  console.log(`\n> ${name} ${args.filter((arg) => !arg.startsWith('--output')).join(' ')}`);
  // The commands find Node through the path: it must be the Node 24 beside them.
  const PATH = [inRoot('node_modules/.bin'), process.env.PATH].join(delimiter);
  return finished(spawn(name, args, { cwd: root, env: { ...process.env, PATH }, stdio: 'inherit' }));
}
