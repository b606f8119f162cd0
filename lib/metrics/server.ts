import { createServer } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import { log } from '@/lib/log';
import { observeQueue } from '@/lib/metrics/queue';

/** Serves what Prometheus scrapes, on a port of its own that no proxy leads to. */
export function serveMetrics(port: number, host: string | undefined): void {
  collectDefaultMetrics();
  observeQueue();
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await register.metrics().catch(() => null);
    if (text === null) return void response.writeHead(500).end();
    response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
  });
  server.on('error', (error) => log.error({ err: error }, 'the metrics cannot be served'));
  server.listen(port, host).unref();
}
