/**
 * Processes the queue: after every commit of this process, and every second for items that became due or that other processes added.
 * Requests add no scheduled tasks, so these, most of the kinds, are looked for every second only.
 */
import type { Services } from '../http/context.ts';
import { dueHandlers, type Handler, workOff } from './queue.ts';

const LOOK_EVERY_MS = 1_000;

/** Each kind runs on its own: a slow mail server delays no notification. */
export function createWorker() {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  /** What the next look is for. */
  const asked = new Set<Handler>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;

  function lookFor(services: Services, handlers: readonly Handler[]): void {
    for (const handler of handlers) asked.add(handler);
    looking ??= look(services);
  }

  async function look(services: Services): Promise<void> {
    while (asked.size > 0) {
      const handlers = [...asked];
      asked.clear();
      const due = await dueHandlers(services, handlers).catch(services.report);
      for (const handler of due ?? []) begin(services, handler);
    }
    looking = null;
  }

  function begin(services: Services, handler: Handler): void {
    if (running.has(handler.kind)) again.add(handler.kind);
    else running.set(handler.kind, follow(services, handler));
  }

  async function follow(services: Services, handler: Handler): Promise<void> {
    do {
      again.delete(handler.kind);
      const done = await workOff(services, handler).catch(services.report);
      // Its results may be work for other kinds.
      if (done) services.wake();
    } while (timer && again.has(handler.kind));
    running.delete(handler.kind);
  }

  let wake = () => {};
  return {
    wake: () => wake(),
    start(services: Services, handlers: readonly Handler[], scheduled: readonly Handler[]) {
      const lookForAll = () => lookFor(services, [...handlers, ...scheduled]);
      wake = () => lookFor(services, handlers);
      timer = setInterval(lookForAll, LOOK_EVERY_MS).unref();
      lookForAll();
    },
    /** Stops, after the running items are done. */
    async stop() {
      clearInterval(timer);
      timer = undefined;
      wake = () => {};
      asked.clear();
      await looking;
      await Promise.all(running.values());
    },
  };
}
