import { Gauge, register } from 'prom-client';

type Figures = { busy: number; waiting: number };

// On globalThis: Next bundles the clients more than once, and each of them has a share of the pool.
const holder = globalThis as { hearthPools?: Map<string, (() => Figures)[]> };
holder.hearthPools ??= new Map();
const pools = holder.hearthPools;

/** Tells the metrics of a client's connections: how many work, and how many statements wait for one. */
export function observePool(client: 'read' | 'write', figures: () => Figures): void {
  pools.set(client, [...(pools.get(client) ?? []), figures]);
  gauge('hearth_pool_busy', 'Connections that work', ({ busy }) => busy);
  gauge(
    'hearth_pool_waiting',
    'Statements and transactions that wait for a connection',
    ({ waiting }) => waiting,
  );
}

function gauge(name: string, help: string, read: (figures: Figures) => number): void {
  if (register.getSingleMetric(name)) return;
  new Gauge({
    name,
    help,
    labelNames: ['client'],
    collect() {
      for (const [client, sources] of pools) {
        this.set(
          { client },
          sources.reduce((total, source) => total + read(source()), 0),
        );
      }
    },
  });
}
