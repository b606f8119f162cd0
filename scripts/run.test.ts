import { afterEach, expect, test, vi } from 'vitest';
import { runQuietly } from './lib/run.mjs';

afterEach(() => vi.restoreAllMocks());

async function saidBy(script: string): Promise<string> {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const running = runQuietly(process.execPath, ['-e', script], { failure: 'It failed (see above).' });
  await expect(running).rejects.toThrow('It failed (see above).');
  return said.mock.calls.join('');
}

test('of a command that fails everything is shown that it printed, to its last word', async () => {
  const said = await saidBy("console.log('é'.repeat(300_000)); process.exitCode = 3");
  expect([said.match(/é/g)?.length, said.includes('(exit code 3)')]).toEqual([300_000, true]);
});

test('of a command that is killed it is shown by what', async () => {
  expect(await saidBy("process.kill(process.pid, 'SIGKILL')")).toContain('(SIGKILL)');
});
