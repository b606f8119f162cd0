import pino from 'pino';

/** Structured lines on standard output: request ids and user ids, never names, addresses or content. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: null });
