export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/env');
  const { keepExchanges } = await import('@/lib/http/exchange');
  const { markClientAddress } = await import('@/lib/http/mark-client-address');
  const { workInProcess } = await import('@/lib/jobs/in-process');
  markClientAddress(env().TRUSTED_PROXIES);
  keepExchanges();
  workInProcess();
}
