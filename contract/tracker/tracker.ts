/** The project tracker: orders that a hunter tracks, and the talent's tasks on their boards. */
import * as z from 'zod/mini';
import { taskStatuses } from '../acts/task.ts';
import {
  byId,
  day,
  done,
  id,
  name,
  next,
  pageBySide,
  pageQuery,
  personRef,
  success,
  text,
  timestamp,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';

/** Maximum number of tasks per order. */
export const TASKS_MAX = 200;
export const TASK_NAME_MAX = 120;
export const TASK_TEXT_MAX = 2000;
export const TASK_COMMENT_MAX = 1000;

const taskStatus = z.enum(taskStatuses);

/** `milestone` is the text of the order's milestones, as the table shows it. */
const trackedOrder = z.object({
  id,
  job_id: id,
  job: z.object({
    id,
    title: z.string(),
    milestone: z.string(),
    milestones: z.array(z.object({ id, position: z.int(), title: z.string() })),
    start_date: z.nullable(z.string()),
    end_date: z.nullable(z.string()),
    status: z.string(),
  }),
  hunter: personRef,
  talent: personRef,
  tasks: z.object({ todo: z.int(), doing: z.int(), done: z.int(), overdue: z.int() }),
  created_at: timestamp,
  /** `add-task`: this reader may add tasks now. */
  can: z.array(z.enum(['add-task'])),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

function taskDay(required: string) {
  return day(required).check(
    z.refine((value) => value >= FIRST_DAY && value <= LAST_DAY, words.tracker.errors.day),
  );
}

/** `end_date` must not be before `start_date`. */
export const taskForm = z.strictObject({
  name: name(TASK_NAME_MAX, words.tracker.errors.name),
  description: text(TASK_TEXT_MAX, words.tracker.errors.description),
  start_date: taskDay(words.tracker.errors.start),
  end_date: taskDay(words.tracker.errors.end),
  milestone_id: z.optional(z.nullable(id)),
});

const task = z.object({
  id,
  name: z.string(),
  description: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: taskStatus,
  trackedOrderId: id,
  milestone_id: z.nullable(id),
  /** Not done, and its last day (Africa/Lagos) has passed while the order is in progress. */
  overdue: z.boolean(),
  comments: z.int(),
  created_at: timestamp,
  /** The verbs that this reader may use now: `start`, `finish`, `edit`, `delete`, `comment`. */
  can: z.array(z.enum(['start', 'finish', 'edit', 'delete', 'comment'])),
});
export type Task = z.infer<typeof task>;

const taskComment = z.object({
  id,
  author: personRef,
  comment: z.string(),
  created_at: timestamp,
});

export const tracker = {
  track: endpoint({
    method: 'POST',
    path: 'trackorder/store/:id',
    who: 'hunter',
    changes: ['board'],
    summary: 'Adds an own active order to the tracker; twice is once. `id` is the job.',
    params: byId,
    reply: z.object({ success, order: trackedOrder }),
    errors: [404, 409],
  }),
  list: endpoint({
    method: 'GET',
    path: 'trackorder/get',
    who: 'member',
    tags: ['board'],
    summary: 'The tracked orders of the caller, newest first: as talent, or with `as=hunter` as owner.',
    query: pageBySide,
    reply: z.object({ success, orders: z.array(trackedOrder), next }),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: 'trackorder/:id',
    who: 'member',
    tags: ['board'],
    summary: 'One tracked order, for its parties.',
    params: byId,
    reply: z.object({ success, order: trackedOrder }),
    errors: [404],
  }),
};

const oneTask = z.object({ success, task });

export const tasks = {
  list: endpoint({
    method: 'GET',
    path: 'task/getall/:id',
    who: 'member',
    tags: ['board'],
    summary: 'All tasks of a tracked order, by end date, for its parties.',
    params: byId,
    reply: z.object({ success, tasks: z.array(task) }),
    errors: [404],
  }),
  get: endpoint({
    method: 'GET',
    path: 'task/:id',
    who: 'member',
    tags: ['board'],
    summary: 'One task, for the parties of its order.',
    params: byId,
    reply: oneTask,
    errors: [404],
  }),
  create: endpoint({
    method: 'POST',
    path: 'task/store',
    who: 'talent',
    changes: ['board'],
    summary: 'Adds a task to the board of an order of the caller.',
    body: z.extend(taskForm, { trackedOrderId: id }),
    reply: oneTask,
    errors: [404, 409],
  }),
  update: endpoint({
    method: 'PUT',
    path: 'task/:id',
    who: 'talent',
    changes: ['board'],
    summary: 'Changes an own task; what the body leaves out stays.',
    params: byId,
    body: z.partial(taskForm),
    reply: oneTask,
    errors: [404, 409],
  }),
  setToDoing: endpoint({
    method: 'PUT',
    path: 'task/settodoing/:id',
    who: 'talent',
    changes: ['board'],
    summary: 'Moves a task from todo to doing; one that is there already stays.',
    params: byId,
    reply: oneTask,
    errors: [404, 409],
  }),
  setToDone: endpoint({
    method: 'PUT',
    path: 'task/settodone/:id',
    who: 'talent',
    changes: ['board'],
    summary: 'Moves a task to done; one that is there already stays.',
    params: byId,
    reply: oneTask,
    errors: [404, 409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'task/:id',
    who: 'talent',
    changes: ['board'],
    summary: 'Deletes an own task.',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
  comments: endpoint({
    method: 'GET',
    path: 'task/comments/:id',
    who: 'member',
    tags: ['board'],
    summary: 'The comments on a task, oldest first, for both parties.',
    params: byId,
    query: pageQuery,
    reply: z.object({ success, comments: z.array(taskComment), next }),
    errors: [404],
  }),
  comment: endpoint({
    method: 'POST',
    path: 'task/comments/:id',
    who: 'member',
    changes: ['board'],
    summary: 'Comments on a task of an order of the caller.',
    params: byId,
    body: z.strictObject({ comment: text(TASK_COMMENT_MAX, words.tracker.errors.comment) }),
    reply: z.object({ success, comment: taskComment }),
    errors: [404, 409],
  }),
};
