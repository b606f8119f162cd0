import fs from 'node:fs';
import { Failure } from './failure.mjs';

const NEEDED_MB = 100;

/**
 * Refuses to start where PostgreSQL would soon have to stop.
 *
 * @param {string} dataDir
 */
export function checkDisk(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true });
  const { bavail, bsize } = fs.statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free >= NEEDED_MB) return;
  throw new Failure(`The disk is full: ${free} MB are free for ${dataDir}, Hearth needs ${NEEDED_MB} MB.`);
}
