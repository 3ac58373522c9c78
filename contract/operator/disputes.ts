/** Disputes in the operator's console: the list, one case, and its decision. */
import * as z from 'zod/mini';
import { byId, done, openOrEndedQuery, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { decisionForm, disputeCase, disputeListReply } from '../disputes/dispute-cases.ts';
import { grossForm } from '../disputes/disputes.ts';
import { division } from '../escrow/division.ts';
import { conflictOfInterest, decided, logLine, noteForm } from './lines.ts';

export const operatorDisputes = {
  list: endpoint({
    method: 'GET',
    path: 'operator/disputes',
    who: 'operator',
    summary: 'Disputes: open ones, the oldest first, or ended ones, the newest first.',
    query: openOrEndedQuery,
    reply: disputeListReply,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: 'operator/dispute/:id',
    who: 'operator',
    summary: 'One dispute with all that a decision rests on.',
    params: byId,
    reply: z.object({
      success,
      case: disputeCase,
      /** What one operator proposed: above the limit, two have to decide the same. `own`: the reader made it. */
      proposal: z.nullable(
        z.object({ by: z.string(), own: z.boolean(), talent: z.string(), reason: z.string() }),
      ),
      /** True when the price is too high for one operator to decide alone. */
      needs_two: z.boolean(),
      log: z.array(logLine),
      can: z.array(z.enum(['note', 'decide'])),
      own_affair: conflictOfInterest,
    }),
    errors: [],
  }),
  preview: endpoint({
    method: 'GET',
    path: 'operator/dispute/:id/preview',
    who: 'operator',
    summary: 'How a decision would divide the price, line by line.',
    params: byId,
    query: grossForm,
    reply: z.object({ success, division }),
    errors: [],
  }),
  decide: endpoint({
    method: 'POST',
    path: 'operator/dispute/:id/decide',
    who: 'operator',
    summary: 'Divides the escrow for good and tells both parties why.',
    params: byId,
    body: decisionForm,
    reply: decided,
    errors: [409],
  }),
  note: endpoint({
    method: 'POST',
    path: 'operator/dispute/:id/note',
    who: 'operator',
    summary: 'Tells both parties something: a question, or that it takes longer.',
    params: byId,
    body: noteForm,
    reply: done,
    errors: [409],
  }),
};
