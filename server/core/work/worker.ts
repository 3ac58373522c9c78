/** Processes the queue: after every commit of this process, and every second for items that became due or that other processes added. */
import type { Services } from '../http/context.ts';
import { dueHandlers, type Handler, workOff } from './queue.ts';

const LOOK_EVERY_MS = 1_000;

/** Each kind runs on its own: a slow mail server delays no notification. */
export function createWorker() {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  async function look(services: Services, handlers: readonly Handler[]): Promise<void> {
    do {
      lookAgain = false;
      const due = await dueHandlers(services, handlers).catch(services.report);
      for (const handler of due ?? []) begin(services, handler);
    } while (lookAgain);
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
    start(services: Services, handlers: readonly Handler[]) {
      wake = () => {
        if (looking) lookAgain = true;
        else looking = look(services, handlers);
      };
      timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
    },
    /** Stops, after the running items are done. */
    async stop() {
      clearInterval(timer);
      timer = undefined;
      wake = () => {};
      lookAgain = false;
      await looking;
      await Promise.all(running.values());
    },
  };
}
