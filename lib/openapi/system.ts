import { z } from 'zod';
import { health, healthQuery, liveness } from '@/lib/health';
import type { Domain } from '@/lib/openapi/operation';

export const systemDomain: Domain = {
  tag: 'System',
  description: 'The server itself.',
  operations: {
    getHealth: {
      call: 'GET /api/health',
      summary: 'Ask whether the server can work',
      description: 'The same body with 503 when a part is down.',
      query: healthQuery,
      answer: z.union([health, liveness]),
      guest: true,
    },
    getOpenApi: {
      call: 'GET /api/openapi.json',
      summary: 'Get this document',
      answer: z.looseObject({ openapi: z.string() }),
      guest: true,
    },
  },
};
