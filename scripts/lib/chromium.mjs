import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inRoot } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { step } from './steps.mjs';

/** A browser for the tests: Debian's, else the one that Playwright downloads. */
export async function ensureChromium() {
  if (existsSync('/usr/bin/chromium') || existsSync(chromium.executablePath())) return;
  const isDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  await step('Chromium', isDebian ? installPackage : download, () => 'installed');
}

async function installPackage() {
  const failure = 'Chromium could not be installed (see above).';
  await runQuietly('apt-get', ['update'], { failure });
  await runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { failure });
}

async function download() {
  await runQuietly(process.execPath, [inRoot('node_modules/playwright/cli.js'), 'install', 'chromium'], {
    failure: 'Chromium could not be downloaded (see above); with a Debian it is "apt-get install chromium".',
  });
}
