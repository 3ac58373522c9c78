/** Work that is due later (settle a transfer, retry a webhook): kept in the book, so it survives a restart. */
import type { Book } from './book.ts';

type Errand = { id: number; kind: string; subject: string; dueAt: number; round: number };

/** Does one errand. It is removed afterwards unless the handler planned it anew. */
type ErrandHandler = (errand: Errand) => void | Promise<void>;

export type Agenda = {
  /** Plans (or plans anew) the errand of that kind and subject, `delayMs` from now. */
  plan(kind: string, subject: string | number, delayMs: number): void;
  cancel(kind: string, subject: string | number): void;
  handle(kind: string, handler: ErrandHandler): void;
  /** Begins to watch the clock; call once the handlers are known. */
  start(): void;
  /** Does one errand now, due or not; waits for it when it is under way. */
  runNow(kind: string, subject: string | number): Promise<void>;
  /** Does all that is due now, and what becomes due by it. */
  runDue(): Promise<void>;
  /** Ends the timer and waits for errands under way. */
  stop(): Promise<void>;
};

const LONGEST_TIMER_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;

/** Makes the agenda of a book; `now` is its only clock, `complain` hears of errands that threw. */
export function createAgenda(book: Book, now: () => Date, complain: (error: unknown) => void): Agenda {
  const handlers = new Map<string, ErrandHandler>();
  const running = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let state: 'idle' | 'started' | 'stopped' = 'idle';

  function arm(): void {
    clearTimeout(timer);
    if (state !== 'started') return;
    const waiting = book
      .all<Errand>('select * from errands order by dueAt limit 200')
      .find((errand) => !running.has(errand.id));
    if (!waiting) return;
    const delay = Math.min(Math.max(waiting.dueAt - now().getTime(), 0), LONGEST_TIMER_MS);
    timer = setTimeout(() => void runDue(), delay);
    timer.unref();
  }

  async function runOne(errand: Errand): Promise<void> {
    const handler = handlers.get(errand.kind);
    try {
      await handler?.(errand);
      // A handler that planned the errand anew has begun another round of it.
      book.run('delete from errands where id = ? and round = ?', errand.id, errand.round);
    } catch (error) {
      complain(error);
      if (state === 'stopped') return;
      book.run('update errands set dueAt = ? where id = ?', now().getTime() + AFTER_FAILURE_MS, errand.id);
    } finally {
      running.delete(errand.id);
    }
  }

  function startErrand(errand: Errand): Promise<void> {
    const known = running.get(errand.id);
    if (known) return known;
    const done = runOne(errand);
    running.set(errand.id, done);
    return done;
  }

  function startDue(): boolean {
    const due = book
      .all<Errand>('select * from errands where dueAt <= ? order by dueAt, id', now().getTime())
      .filter((errand) => !running.has(errand.id));
    for (const errand of due) void startErrand(errand);
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
      const errand = book.get<Errand>(
        'select * from errands where kind = ? and subject = ?',
        kind,
        String(subject),
      );
      if (errand && state !== 'stopped') await startErrand(errand);
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
