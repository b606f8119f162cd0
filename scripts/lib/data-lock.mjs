import fs from 'node:fs';
import { join } from 'node:path';
import { errorCode, Failure } from './failure.mjs';
import { startOf } from './processes.mjs';

/** @param {string} dataDir */
const lockFile = (dataDir) => join(dataDir, 'lock');

/**
 * Reserves a data directory for this process until `release()` or its end, however it ends.
 *
 * @param {string} dataDir
 * @returns {() => void} release
 */
export function lockData(dataDir) {
  checkDataFree(dataDir);
  fs.rmSync(lockFile(dataDir), { force: true });
  try {
    fs.writeFileSync(lockFile(dataDir), `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new Failure(`Hearth is being started on the data in ${dataDir} at this moment.`);
  }
  return () => fs.rmSync(lockFile(dataDir), { force: true });
}

/** @param {string} dataDir */
export function checkDataFree(dataDir) {
  const holder = findHolder(dataDir);
  if (holder) throw new Failure(`Hearth already runs on the data in ${dataDir} (process ${holder}).`);
}

/**
 * @param {string} dataDir
 * @returns {number | undefined} the process that uses the directory now
 */
export function findHolder(dataDir) {
  if (!fs.existsSync(lockFile(dataDir))) return undefined;
  const [pid, start] = fs.readFileSync(lockFile(dataDir), 'utf8').split(/ (.*)/s);
  return pid && start && startOf(Number(pid)) === start ? Number(pid) : undefined;
}
