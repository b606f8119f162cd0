// The health check of the container: 0 when this process can answer.
const { PORT = '3000' } = process.env;
try {
  const { status } = await fetch(`http://127.0.0.1:${PORT}/api/health?live`, {
    signal: AbortSignal.timeout(4000),
  });
  process.exitCode = status === 200 ? 0 : 1;
} catch {
  process.exitCode = 1;
}
