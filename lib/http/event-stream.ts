const beatMs = 20_000;
/** The browser asks anew after that, which looks at its session again. */
const lifeMs = 5 * 60_000;

// What stops the web server calls these by this name: open streams would hold it back.
const holder = globalThis as { hearthStreams?: Set<() => void> };
holder.hearthStreams ??= new Set();
const streams = holder.hearthStreams;

/**
 * Server-sent events that carry a name and nothing else: whoever hears one asks for what it may see. To a client that does
 * not ask for events the answer is an empty one, which ends.
 */
export function eventStream(
  request: Request,
  listen: (send: (event: string) => void) => () => void,
): Response {
  const wanted = request.headers.get('accept')?.includes('text/event-stream') ?? false;
  return new Response(wanted ? bodyOf(request.signal, listen) : '', {
    headers: {
      'Content-Type': 'text/event-stream',
      // Compressed, here or by a proxy, an event would wait until others fill the block that it goes out with.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}

function bodyOf(signal: AbortSignal, listen: (send: (event: string) => void) => () => void) {
  const encoder = new TextEncoder();
  let release = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        if (!streams.delete(end)) return;
        release();
        controller.close();
      };
      const unlisten = listen((event) => write(`event: ${event}\ndata: 1\n\n`));
      const beat = setInterval(() => write(':\n\n'), beatMs);
      const life = setTimeout(end, lifeMs);
      release = () => {
        streams.delete(end);
        unlisten();
        clearInterval(beat);
        clearTimeout(life);
        signal.removeEventListener('abort', end);
      };
      streams.add(end);
      signal.addEventListener('abort', end);
      write('retry: 3000\n\n');
    },
    cancel: () => release(),
  });
}
