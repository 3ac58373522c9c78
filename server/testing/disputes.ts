/** Builders of disputes: a disputed order, an answer, a settlement, an operator's decision. */

import { fromNaira } from '#contract/core/money.ts';
import { disputes } from '#contract/disputes/disputes.ts';
import { newId } from '#server/core/security/ids.ts';
import { type Decision, decideDispute, type OperatorCall } from '#server/disputes/decisions/commands.ts';
import type { Person } from './actors.ts';
import type { TestApp } from './app.ts';
import type { Agreed } from './market.ts';
import { type Parties, started } from './story.ts';

export const STATEMENT = 'The delivered cover is not the one that we agreed on in the brief.';
export const ANSWER = 'It is the second of the three directions, chosen on the fourth of the month.';

/** Opens a dispute; returns its id. */
export async function dispute(by: Person, jobId: string, statement = STATEMENT): Promise<string> {
  const { dispute: made } = await by.ok(disputes.open, { params: { id: jobId }, body: { statement } });
  return made.id;
}

/** A started order that the hunter disputes. */
export async function disputed(app: TestApp, parties: Parties): Promise<Agreed & { disputeId: string }> {
  const agreed = await started(app, parties);
  return { ...agreed, disputeId: await dispute(parties.hunter, agreed.job.id) };
}

/** The dispute of an order as this party sees it. */
export function getOwnDispute(party: Person, { job }: Agreed) {
  return party.ok(disputes.get, { params: { id: job.id } }).then((reply) => reply.dispute);
}

type Entry = (typeof disputes)['open' | 'answer' | 'withdraw' | 'propose' | 'acceptProposal'];

/** Calls an endpoint on the dispute of an order. */
export function callDispute(one: Person, entry: Entry, { job }: Agreed, body: object = {}) {
  return one.call(entry, { params: { id: job.id }, body });
}

export function answer(one: Person, agreed: Agreed) {
  return callDispute(one, disputes.answer, agreed, { statement: ANSWER });
}

/** One side proposes `gross` naira for the talent, the other accepts it. */
export async function settleDispute(
  { job }: Agreed,
  two: { proposedBy: Person; acceptedBy: Person; gross: string },
): Promise<void> {
  const call = { params: { id: job.id }, body: { talent: two.gross } };
  await two.proposedBy.ok(disputes.propose, call);
  await two.acceptedBy.ok(disputes.acceptProposal, call);
}

/** Runs `work` as an operator's call would: in one transaction, at the app's time. */
export function asOperator<T>(app: TestApp, work: (operator: OperatorCall) => Promise<T>): Promise<T> {
  const { services } = app;
  return app.database.db
    .transaction()
    .execute((tx) => work({ tx, services, now: services.clock.now(), requestId: newId() }));
}

/** Decides with `gross` naira for the talent before the fee; `operatorId` may be any account. */
export function decide(
  app: TestApp,
  decision: Omit<Decision, 'gross' | 'reason'> & { gross: string; reason?: string },
) {
  const { gross, reason = 'Two of three parts were delivered as agreed.', ...rest } = decision;
  return asOperator(app, (desk) => decideDispute(desk, { ...rest, reason, gross: fromNaira(gross) }));
}
