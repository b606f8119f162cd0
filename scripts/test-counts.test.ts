import { expect, test } from 'vitest';
import { countCheck, countPlaywright, countVitest, sum, withCrash } from './lib/test-counts.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

test('a test file that cannot be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a test that passed only when tried again counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a runner that ends badly or runs nothing counts as a failure', () => {
  const good = { passed: 2, failed: 0, skipped: 0 };
  expect(withCrash(good, 0)).toEqual(good);
  expect(withCrash(good, 1).failed).toBe(1);
  expect(withCrash({ ...good, passed: 0 }, 0).failed).toBe(1);
  expect(withCrash({ ...good, failed: 3 }, 1).failed).toBe(3);
});

test('the sum is over all runners', () => {
  const all = [countCheck(0), countCheck(1), { passed: 5, failed: 2, skipped: 1 }];
  expect(sum(all)).toEqual({ passed: 6, failed: 3, skipped: 1 });
});
