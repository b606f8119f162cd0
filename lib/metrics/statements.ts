import { Histogram, register } from 'prom-client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

const name = 'hearth_sql_statement_seconds';

// Next bundles this module more than once; the registry is one.
const seconds =
  (register.getSingleMetric(name) as Histogram | undefined) ??
  new Histogram({
    name,
    help: 'Statements by client, and how long they took with the wait for a connection',
    labelNames: ['client'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
  });

/** The text of a slow statement is logged, never its values: these are what people wrote. */
export function observeStatement(client: 'read' | 'write', ms: number, text: () => string): void {
  seconds.observe({ client }, ms / 1000);
  const limit = env().SLOW_QUERY_MS;
  if (ms >= limit)
    log.warn({ ms: Math.round(ms), statement: text().replace(/\s+/g, ' ').slice(0, 1000) }, 'slow statement');
}
