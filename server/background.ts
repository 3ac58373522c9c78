/** All background work of the product: the effects, handlers and scheduled tasks of the modules, and those that belong to no module. */
import { removeOrphans, sweepFiles } from '#server/core/files/file-sweep.ts';
import type { Services } from '#server/core/http/context.ts';
import { forgetOldKeys } from '#server/core/http/idempotency.ts';
import { mailHandler } from '#server/core/mail/mail-sending.ts';
import { addPalettes } from '#server/core/media/palettes.ts';
import { forgetOldCounts } from '#server/core/security/shared-counts.ts';
import { sweepUploads } from '#server/core/uploads/stored-uploads.ts';
import { effectHandlers } from '#server/core/work/events.ts';
import { dueHandlers, type Handler, workOff } from '#server/core/work/queue.ts';
import {
  planScheduledTasks,
  runTimers,
  type ScheduledTask,
  scheduledTaskHandlers,
} from '#server/core/work/schedule.ts';
import type { createWorker } from '#server/core/work/worker.ts';
import { modules } from './modules.ts';

export type Background = {
  /** The scheduled tasks, for tests that run them by hand. */
  scheduledTasks: readonly ScheduledTask[];
  /** Starts working off the queue in this process, and what the schedule puts into it. */
  startWork(): Promise<void>;
  /** Works off the queue until nothing is due. */
  workOff(): Promise<void>;
};

export function backgroundOf(services: Services, worker: ReturnType<typeof createWorker>): Background {
  const scheduledTasks = scheduledTasksOf(services);
  const handlers = handlersOf(services);
  return {
    scheduledTasks,
    startWork: async () => {
      await planScheduledTasks(services, scheduledTasks);
      worker.start(services, handlers, scheduledTaskHandlers(scheduledTasks));
    },
    workOff: () => workOffAll(services, handlers),
  };
}

function handlersOf(services: Services): Handler[] {
  const effects = modules.flatMap((module) => module.effects ?? []);
  return [
    ...modules.flatMap((module) => module.handlers?.(services) ?? []),
    ...effectHandlers(effects),
    mailHandler(services.config),
  ];
}

async function workOffAll(services: Services, handlers: readonly Handler[]): Promise<void> {
  for (;;) {
    const due = await dueHandlers(services, handlers);
    services.wake();
    if (due.length === 0) return;
    for (const handler of due) await workOff(services, handler);
  }
}

function scheduledTasksOf(services: Services): ScheduledTask[] {
  const timers = modules.flatMap((module) => module.timers ?? []);
  return [
    ...modules.flatMap((module) => module.scheduledTasks?.(services) ?? []),
    { name: 'timers', every: 1, run: () => runTimers(services, timers) },
    { name: 'remove-orphaned-files', every: '04:07', run: () => removeOrphans(services) },
    { name: 'sweep-files', every: 10, run: () => sweepFiles(services) },
    { name: 'add-palettes', every: 1, run: () => addPalettes(services) },
    { name: 'sweep-uploads', every: 60, run: () => sweepUploads(services) },
    {
      name: 'forget-old-keys',
      every: '03:17',
      run: () => forgetOldKeys(services.database.db, services.clock.now()),
    },
    {
      name: 'forget-old-counts',
      every: 60,
      run: () => forgetOldCounts(services.database.db, services.clock.now()),
    },
  ];
}
