/** Work that is due later (settle a transfer, retry a webhook), stored in the book so that it survives a restart. */
import type { Book } from './book.ts';

type ScheduledJob = { id: number; kind: string; subject: string; dueAt: number; round: number };

/** Runs one scheduled job. It is removed afterwards unless the handler planned it again. */
type ScheduledJobHandler = (job: ScheduledJob) => void | Promise<void>;

export type Agenda = {
  /** Plans (or replans) the scheduled job of that kind and subject, `delayMs` from now. */
  plan(kind: string, subject: string | number, delayMs: number): void;
  cancel(kind: string, subject: string | number): void;
  handle(kind: string, handler: ScheduledJobHandler): void;
  /** Starts the timer; call after registering the handlers. */
  start(): void;
  /** Runs one scheduled job now, due or not; waits for it when it is already running. */
  runNow(kind: string, subject: string | number): Promise<void>;
  /** Runs all due jobs, including those that become due by running them. */
  runDue(): Promise<void>;
  /** Stops the timer and waits for running jobs. */
  stop(): Promise<void>;
};

const LONGEST_TIMER_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;

/** Creates the agenda of a book; `now` is its only clock, `complain` gets the errors of failed jobs. */
export function createAgenda(book: Book, now: () => Date, complain: (error: unknown) => void): Agenda {
  const handlers = new Map<string, ScheduledJobHandler>();
  const running = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let state: 'idle' | 'started' | 'stopped' = 'idle';

  function arm(): void {
    clearTimeout(timer);
    if (state !== 'started') return;
    const waiting = book
      .all<ScheduledJob>('select * from errands order by dueAt limit 200')
      .find((job) => !running.has(job.id));
    if (!waiting) return;
    const delay = Math.min(Math.max(waiting.dueAt - now().getTime(), 0), LONGEST_TIMER_MS);
    timer = setTimeout(() => void runDue(), delay);
    timer.unref();
  }

  async function runOne(job: ScheduledJob): Promise<void> {
    const handler = handlers.get(job.kind);
    try {
      await handler?.(job);
      // A handler that planned the job again has raised its round, so it is not deleted.
      book.run('delete from errands where id = ? and round = ?', job.id, job.round);
    } catch (error) {
      complain(error);
      if (state === 'stopped') return;
      book.run('update errands set dueAt = ? where id = ?', now().getTime() + AFTER_FAILURE_MS, job.id);
    } finally {
      running.delete(job.id);
    }
  }

  function startJob(job: ScheduledJob): Promise<void> {
    const known = running.get(job.id);
    if (known) return known;
    const done = runOne(job);
    running.set(job.id, done);
    return done;
  }

  function startDue(): boolean {
    const due = book
      .all<ScheduledJob>('select * from errands where dueAt <= ? order by dueAt, id', now().getTime())
      .filter((job) => !running.has(job.id));
    for (const job of due) void startJob(job);
    return due.length > 0;
  }

  async function runDue(): Promise<void> {
    while (state !== 'stopped') {
      const started = startDue();
      if (!started && running.size === 0) break;
      if (!started) arm();
      await Promise.race(running.values());
    }
    arm();
  }

  return {
    plan(kind, subject, delayMs) {
      book.run(
        `insert into errands(kind, subject, dueAt) values (?, ?, ?)
         on conflict (kind, subject) do update set dueAt = excluded.dueAt, round = round + 1`,
        kind,
        String(subject),
        now().getTime() + delayMs,
      );
      arm();
    },
    cancel(kind, subject) {
      book.run('delete from errands where kind = ? and subject = ?', kind, String(subject));
      arm();
    },
    handle: (kind, handler) => handlers.set(kind, handler),
    start() {
      state = 'started';
      arm();
    },
    async runNow(kind, subject) {
      const job = book.get<ScheduledJob>(
        'select * from errands where kind = ? and subject = ?',
        kind,
        String(subject),
      );
      if (job && state !== 'stopped') await startJob(job);
      arm();
    },
    runDue,
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}
