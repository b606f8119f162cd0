import type { Worker } from 'node:worker_threads';

type Job<In, Out> = { input: In; resolve: (output: Out) => void; reject: (error: Error) => void };
type Seat<In, Out> = { worker: Worker; job: Job<In, Out> | null; timer?: NodeJS.Timeout; ready: boolean };

type Options = {
  start: () => Worker;
  size: number;
  /** Milliseconds from the moment a started worker takes the job. */
  deadline: number;
  /** Jobs that may wait; one more is refused at once. */
  waiting: number;
  late: () => Error;
  busy: () => Error;
};

/**
 * A few lasting worker threads that answer one message with one message. Each says once that it has loaded, so that
 * a busy machine's slow start is not counted against the first job. A worker that overruns or dies takes its own job
 * with it, nobody else's, and is replaced when there is work again.
 */
export class WorkerPool<In, Out> {
  private readonly options: Options;
  private readonly seats: Seat<In, Out>[] = [];
  private readonly queue: Job<In, Out>[] = [];

  constructor(options: Options) {
    this.options = options;
  }

  run(input: In): Promise<Out> {
    if (this.queue.length >= this.options.waiting) return Promise.reject(this.options.busy());
    return new Promise((resolve, reject) => {
      this.queue.push({ input, resolve, reject });
      this.next();
    });
  }

  async close() {
    await Promise.all(this.seats.splice(0).map((seat) => seat.worker.terminate()));
  }

  private next() {
    if (this.queue.length === 0) return;
    const idle = this.seats.find((seat) => seat.ready && !seat.job);
    if (idle) this.give(idle);
    else if (this.seats.filter((seat) => !seat.ready).length < this.queue.length) this.hire();
  }

  private hire() {
    if (this.seats.length >= this.options.size) return;
    const worker = this.options.start();
    const seat: Seat<In, Out> = { worker, job: null, ready: false };
    this.seats.push(seat);
    worker.once('message', () => {
      seat.ready = true;
      worker.on('message', (output: Out) => this.finish(seat, (job) => job.resolve(output)));
      this.next();
    });
    worker.on('error', (error: Error) => this.leave(seat, error));
    worker.on('exit', (code) => this.leave(seat, new Error(`The worker ended with code ${code}.`)));
  }

  private give(seat: Seat<In, Out>) {
    const job = this.queue.shift();
    if (!job) return;
    seat.job = job;
    seat.worker.ref();
    seat.timer = setTimeout(() => this.leave(seat, this.options.late()), this.options.deadline);
    seat.worker.postMessage(job.input);
  }

  /** Idle workers never keep the process alive. */
  private finish(seat: Seat<In, Out>, settle: (job: Job<In, Out>) => void) {
    clearTimeout(seat.timer);
    const { job } = seat;
    seat.job = null;
    seat.worker.unref();
    if (job) settle(job);
    this.next();
  }

  private leave(seat: Seat<In, Out>, error: Error) {
    const index = this.seats.indexOf(seat);
    if (index === -1) return;
    this.seats.splice(index, 1);
    void seat.worker.terminate();
    // One that could not even load would be started again without end: a job is lost with each.
    if (!seat.ready) seat.job = this.queue.shift() ?? null;
    this.finish(seat, (job) => job.reject(error));
  }
}
