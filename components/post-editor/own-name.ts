/** For this page's own predecessor: who reloads gets the name back a moment later. */
const patience = 300;

export type Held = { name: Promise<string>; release: () => void };

/**
 * Holds the name for this page alone, or where another tab holds it the next one that is free: `name:2`, `name:3`.
 * By number, so that what a closed second tab left behind is found by the next second tab. Without locks, which no
 * insecure page has, all share the name.
 */
export function hold(name: string, locks: LockManager | undefined = navigator.locks): Held {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return { name: locks ? firstFree(name, locks, released) : Promise.resolve(name), release };
}

async function firstFree(name: string, locks: LockManager, released: Promise<void>): Promise<string> {
  for (let number = 1; ; number++) {
    const own = number === 1 ? name : `${name}:${number}`;
    if (await take(own, locks, released)) return own;
  }
}

/** A browser that refuses locks altogether says yes. */
function take(name: string, locks: LockManager, released: Promise<void>): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  return new Promise((answer) => {
    const held = () => {
      answer(true);
      return released;
    };
    locks.request(`hearth:writing:${name}`, { signal }, held).catch(() => answer(!signal.aborted));
  });
}
