import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {number} pid
 * @returns {string} the command line, empty when there is no such process
 */
export function commandOf(pid) {
  return readProc(pid, 'cmdline') ?? askPs(pid, 'command');
}

/**
 * Tells a process from a later one with the same number, as numbers come round again (in containers at once).
 *
 * @param {number} pid
 * @returns {string} when it started; empty when there is no such process
 */
export function startOf(pid) {
  // Field 22; the second, the name, may hold spaces and brackets of its own.
  const fields = readProc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields?.[19] ?? askPs(pid, 'lstart');
}

/**
 * @param {number} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {string} field
 */
function askPs(pid, field) {
  return spawnSync('ps', ['-p', String(pid), '-o', `${field}=`], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
