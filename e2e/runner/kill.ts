import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../scripts/lib/processes.mjs';

/** Every process below that one, the oldest first. */
export function listBelow(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,etimes='], { encoding: 'utf8' });
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = new Set([pid]);
  // A parent may stand behind its child: numbers come round again.
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const [child = 0, parent = 0] of all) if (below.has(parent)) below.add(child);
  }
  below.delete(pid);
  return all
    .filter(([child = 0]) => below.has(child))
    .sort(([, , a = 0], [, , b = 0]) => b - a)
    .map(([child = 0]) => child);
}

/** Kills them at once, without a word, and waits until none of them is there. */
export async function killAll(pids: number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  while (pids.some(isAlive)) await sleep(1);
}
