/** Deadlines of a running order: requests for more time, waived misses (rule 3.5), milestones sent back (rule 2.13). */
import * as z from 'zod/mini';
import { byId, done, optionalText, success, text, wholeNumber } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { LONG_REASON_MAX, REASON_MAX } from '../core/limits.ts';
import { reasonText } from '../core/reason-text.ts';
import { words } from '../words.ts';
import { extension } from './extension.ts';

export const EXTENSION_DAYS_MAX = 60;
/** Maximum number of requests per order, open or decided. */
export const EXTENSIONS_MAX = 3;
export const ANSWER_MAX = 500;

const extensionForm = z.strictObject({
  days: wholeNumber(1, EXTENSION_DAYS_MAX, words.orders.errors.moreDays),
  reason: reasonText(10, REASON_MAX, words.orders.errors.moreTimeReason),
});

const answerForm = z.strictObject({ answer: optionalText(ANSWER_MAX) });
const answered = z.object({ success, extension });

export const deadlines = {
  requestExtension: endpoint({
    method: 'POST',
    path: 'job/extension/:id',
    who: 'talent',
    changes: ['job', 'payment', 'notification', 'review'],
    summary:
      'Asks for more time on a paid order. Deadlines stand still until it is answered or lapses in 48 hours.',
    params: byId,
    body: extensionForm,
    reply: answered,
    errors: [404, 409],
  }),
  grantExtension: endpoint({
    method: 'PUT',
    path: 'job/grantextension/:id',
    who: 'hunter',
    changes: ['job', 'payment', 'notification', 'review'],
    summary:
      'Grants the open request: open milestones and the end date move on by its days (rule 2.8). `id` is the job.',
    params: byId,
    body: answerForm,
    reply: answered,
    errors: [404, 409],
  }),
  refuseExtension: endpoint({
    method: 'PUT',
    path: 'job/refuseextension/:id',
    who: 'hunter',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Refuses the open request: the dates stay, moved on by the days waited. `id` is the job.',
    params: byId,
    body: answerForm,
    reply: answered,
    errors: [404, 409],
  }),
  withdrawExtension: endpoint({
    method: 'PUT',
    path: 'job/withdrawextension/:id',
    who: 'talent',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Takes the own open request back: the dates stay, moved on by the time waited. `id` is the job.',
    params: byId,
    reply: answered,
    errors: [404, 409],
  }),
  waive: endpoint({
    method: 'PUT',
    path: 'milestone/waive/:id',
    who: 'hunter',
    changes: ['job', 'payment', 'notification', 'review'],
    summary: 'Waives a missed milestone: its penalty is not deducted. A repeat answers the same.',
    params: byId,
    reply: done,
    errors: [404, 409],
  }),
  declineMilestone: endpoint({
    method: 'PUT',
    path: 'milestone/decline/:id',
    who: 'hunter',
    changes: ['job', 'payment', 'notification', 'review'],
    summary:
      'Asks for changes to a submitted milestone: it counts as not submitted, with a later deadline. 409 once its 3 days have passed, or after two requests.',
    params: byId,
    body: z.strictObject({ reason: text(LONG_REASON_MAX, words.orders.errors.declineReason) }),
    reply: done,
    errors: [404, 409],
  }),
};
