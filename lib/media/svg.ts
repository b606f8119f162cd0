import { execFile } from 'node:child_process';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { log } from '@/lib/log';
import { temporaryPath } from '@/lib/ports/files/temporary';

const largestFile = 2_000_000;
const program = join(/* turbopackIgnore: true */ process.cwd(), 'scripts/draw-svg.mjs');
const run = promisify(execFile);

let latest: Promise<unknown> = Promise.resolve();

/**
 * Puts a PNG in the place of an SVG, which could run scripts where it is opened (contract §3, media/handle). Answers its
 * size in bytes; null for what cannot be drawn, or not in ten seconds: that stays as it came, and is only ever saved.
 */
export async function drawSvg(
  path: string,
  size: number,
  { deadline = 10_000 } = {},
): Promise<number | null> {
  if (size > largestFile) return null;
  const target = await temporaryPath();
  const options = { env: { NODE_ENV: 'production' }, timeout: deadline, killSignal: 'SIGKILL' } as const;
  const draw = () => run(process.execPath, [program, path, target], options);
  // One after the other, so that a burst of them takes one core and the memory of one.
  const drawing = latest.then(draw);
  latest = drawing.catch(() => undefined);
  try {
    await drawing;
    const drawn = await stat(target);
    await rename(target, path);
    return drawn.size;
  } catch (err) {
    if (!isRefusal(err)) log.warn({ err }, 'SVGs cannot be drawn');
    return null;
  } finally {
    await rm(target, { force: true });
  }
}

/** It could not be drawn, or was broken off; anything else is a fault of ours. */
function isRefusal(error: unknown): boolean {
  const { code, signal } = error as { code?: unknown; signal?: unknown };
  return code === 2 || signal === 'SIGKILL';
}
