/** The life of a task on the board of a tracked order: todo → doing → done, never back to todo. */
import * as z from 'zod/mini';
import { type Act, jobFacts } from './act.ts';

export const taskStatuses = ['todo', 'doing', 'done'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** The act that moves a task to each status; no act leads back to `todo`. */
export const taskMoves = { doing: 'start', done: 'finish' } as const;

const about = { ...jobFacts, job_id: z.string(), task: z.string() };
const facts = z.object({ ...about, task_id: z.string() });
const by = ['talent'] as const;

export const taskActs = {
  create: { from: ['none'], to: 'todo', by, facts },
  start: {
    from: ['todo'],
    to: 'doing',
    by,
    guard: 'boardOpen',
    facts,
    news: 'tracker',
    notify: { hunter: 'board' },
    canWait: true,
  },
  finish: {
    from: ['todo', 'doing'],
    to: 'done',
    by,
    guard: 'boardOpen',
    facts,
    news: 'tracker',
    notify: { hunter: 'board' },
    canWait: true,
  },
  edit: { from: taskStatuses, to: 'same', by, guard: 'boardOpen', facts },
  delete: { from: taskStatuses, to: 'same', by, guard: 'boardOpen', facts: z.object(about) },
  comment: {
    from: taskStatuses,
    to: 'same',
    by: ['hunter', 'talent'],
    guard: 'boardOpen',
    facts,
    news: 'tracker',
    notify: { hunter: 'board', talent: 'board' },
    canWait: true,
  },
} as const satisfies Record<string, Act<TaskStatus>>;
