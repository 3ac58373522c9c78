/** The life of a task: todo → doing → done, never back to todo (specification 4; decisions.md, Tracking). */
import type { Step } from './lifecycle.ts';

export const taskStatuses = ['todo', 'doing', 'done'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskLifecycle = [
  { verb: 'start', from: ['todo'], to: 'doing', by: ['talent'], tells: ['hunter'] },
  { verb: 'finish', from: ['todo', 'doing'], to: 'done', by: ['talent'], tells: ['hunter'] },
] as const satisfies readonly Step<TaskStatus, 'talent' | 'hunter', never>[];
