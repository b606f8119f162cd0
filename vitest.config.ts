import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['{lib,components,scripts,prisma}/**/*.test.{ts,tsx}'],
    globalSetup: 'scripts/test-database.mjs',
    setupFiles: 'lib/testing/properties.ts',
    // Vite claims BASE_URL for itself; empty counts as unset.
    env: {
      BASE_URL: '',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      AUTH_SECRET: 'a secret for tests that nobody keeps',
    },
    // One fewer than the cores is the default: on two, one of them would sit idle.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
