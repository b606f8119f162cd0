import { parentPort } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { cleanHtml } from './gate.ts';

export type Answer = { html: string } | { errors: Record<string, string[]> | undefined; message: string };

parentPort?.on('message', (html: string) => parentPort?.postMessage(answer(html)));
parentPort?.postMessage('loaded');

function answer(html: string): Answer {
  try {
    return { html: cleanHtml(html) };
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, errors: error.extra.errors };
    throw error;
  }
}
