import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hearth } from '../../lib/testing/hearth.ts';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { makeTemporaryDirectory } from '../../scripts/lib/throwaway.mjs';
import { databaseUrl } from '../database.ts';

/** A web process of these tests' own beside the one of all tests, on the same database, that may be killed. */
export class MortalServer {
  private readonly dataDir = makeTemporaryDirectory();
  private readonly port: number;
  private hearth: Hearth;
  private busy: Promise<void> = Promise.resolve();

  private constructor(port: number) {
    this.port = port;
    this.hearth = this.spawn();
  }

  static async start(): Promise<MortalServer> {
    const server = new MortalServer(await findFreePort());
    await server.hearth.ready();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Dies at once, stays away for a while and comes back; one death after the other. */
  killAndRestart(away: number): Promise<void> {
    this.busy = this.busy.then(async () => {
      await this.hearth.stop('SIGKILL');
      await sleep(away);
      this.hearth = this.spawn();
      await this.hearth.ready();
    });
    return this.busy;
  }

  async end(): Promise<void> {
    await this.busy;
    await this.hearth.stop();
    await rm(this.dataDir, { recursive: true });
  }

  private spawn(): Hearth {
    const environment = { PORT: String(this.port), DATA_DIR: this.dataDir, HEARTH_WORKER: '0' };
    return new Hearth({ ...environment, DATABASE_URL: databaseUrl() });
  }
}
