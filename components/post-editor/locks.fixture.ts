/** What a browser's tabs share: one holds a name, others wait in line for it or give up. */
export class Locks {
  private readonly lines = new Map<string, Promise<unknown>>();

  private readonly request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    held: () => Promise<void>,
  ) => {
    const before = this.lines.get(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.lines.set(name, Promise.all([before, promise]));
    const givenUp = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    try {
      await Promise.race([before, givenUp]);
      await held();
    } finally {
      resolve();
    }
  };

  manager() {
    return { request: this.request } as unknown as LockManager;
  }
}
