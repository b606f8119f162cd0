export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/env');
  const { keepExchanges } = await import('@/lib/http/exchange');
  const { markClientAddress } = await import('@/lib/http/mark-client-address');
  const { markPages } = await import('@/lib/http/mark-page');
  const { workInProcess } = await import('@/lib/jobs/in-process');
  const { observeRequests } = await import('@/lib/http/observe-requests');
  const { demandHttps } = await import('@/lib/http/strict-transport');
  const { serveMetrics } = await import('@/lib/metrics/server');
  markClientAddress(env().TRUSTED_PROXIES);
  markPages();
  keepExchanges();
  demandHttps();
  observeRequests({ lines: env().ACCESS_LOG === '1' });
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT) serveMetrics(METRICS_PORT, METRICS_HOST);
  workInProcess();
}
