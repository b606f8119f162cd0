// One of several web processes: scripts/lib/web-cluster.mjs starts it and tells it when to end.
import { describeFailure } from './failure.mjs';
import { readSettings } from './settings.mjs';
import { serve } from './web-server.mjs';

try {
  const server = await serve(readSettings());
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    process.exit();
  };
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  // Ctrl-C reaches every process of the terminal: the first is the one above's to pass on, as SIGTERM.
  process.on('SIGINT', () => stopping && server.hurry());
  process.send?.('ready');
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
