import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** Hearth as `npm start` runs it, in a process of its own. */
export class Hearth {
  output = '';
  errors = '';
  readonly process: ChildProcess;
  readonly exited: Promise<number | null>;

  constructor(environment: Record<string, string>) {
    const { DATABASE_URL: _, DEMO: __, HOST: ___, ...inherited } = process.env;
    this.process = spawn(process.execPath, [script], {
      env: { ...inherited, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (chunk) => {
      this.output += chunk;
    });
    this.process.stderr?.on('data', (chunk) => {
      this.errors += chunk;
    });
    this.exited = once(this.process, 'close').then(([code]) => code);
  }

  /** Waits until it answers; throws with what it printed when it ends before that. */
  async ready(): Promise<this> {
    const announced = new Promise<'ready'>((settle) => {
      this.process.stdout?.on('data', () => this.output.includes('Hearth is at') && settle('ready'));
    });
    if ((await Promise.race([announced, this.exited])) !== 'ready') {
      throw new Error(this.output + this.errors);
    }
    return this;
  }

  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Ends it by a signal and says with which exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.process.kill(signal);
    return this.exited;
  }
}
