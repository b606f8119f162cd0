import { test as base } from '../fixtures.ts';
import { buildScene, type Scene } from './scene.ts';

/** The people and groups of the table, made once a worker. */
export const test = base.extend<object, { scene: Scene }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  scene: [async ({}, use) => use(await buildScene()), { scope: 'worker' }],
});
