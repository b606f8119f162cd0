import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findFreePort } from './scripts/lib/ports.mjs';

// Workers read this file again; they inherit the address the first reading chose.
if (!process.env.HEARTH_TEST_BASE_URL) {
  process.env.HEARTH_TEST_PORT = String(await findFreePort());
  process.env.HEARTH_TEST_BASE_URL = `http://127.0.0.1:${process.env.HEARTH_TEST_PORT}`;
}

const debianChromium = '/usr/bin/chromium';
const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  globalSetup: './e2e/global-setup.ts',
  reporter: 'list',
  use: {
    baseURL: process.env.HEARTH_TEST_BASE_URL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every test costs a tenth of the time; `--trace=retain-on-failure` asks for them.
    trace: 'off',
    launchOptions: {
      args: flags,
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
    },
  },
  projects: [
    {
      name: 'runner',
      testMatch: 'runner/**/*.spec.ts',
      // Minutes on a busy machine: `npm run proofs` asks for it.
      testIgnore: process.env.PROOF_ROUNDS ? [] : 'runner/resilience*.spec.ts',
      fullyParallel: false,
      timeout: 120_000,
    },
    { name: 'api', testMatch: 'api/**/*.spec.ts' },
    { name: 'permissions', testMatch: 'permissions/**/*.spec.ts' },
    {
      name: 'desktop',
      testMatch: '{screens,desktop,xss,faults}/**/*.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'screens/**/*.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
