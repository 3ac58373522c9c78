/** Writes the log: who did what about which thing, and why, in the transaction of the act. */
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OperatorActor, OperatorCtx, OperatorOutsideCtx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Outcome } from '#server/payments/adapter.ts';
import { isConflicted } from '../conflicts/queries.ts';

export type Act = {
  /** For example `person.suspend` or `suspense.give`. */
  act: string;
  about: {
    kind:
      | 'person'
      | 'job'
      | 'payment'
      | 'payout'
      | 'refund'
      | 'suspense'
      | 'dispute'
      | 'chargeback'
      | 'finding'
      | 'books'
      | 'site'
      | 'work'
      | 'export';
    id: string;
  };
  reason: string;
  /** The state before and after, as far as the act changed it; kobo as text. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** Who acts, in which request and when; the context of a call will do. */
export type Acting = { actor: Pick<OperatorActor, 'userId'>; requestId: string; now: Date };

/** Logs an act. 409 when it is about the operator's own affairs: the act is in the same transaction, so none of it happens then. */
export async function writeLog(tx: Write, acting: Acting, act: Act): Promise<void> {
  if (await isConflicted(tx, acting.actor.userId, act))
    throw conflict(words.operator.action.ownAffair, 'own_affair');
  await tx
    .insertInto('operator_log')
    .values({
      at: acting.now,
      operator_id: acting.actor.userId,
      act: act.act,
      about_kind: act.about.kind,
      about_id: act.about.id,
      reason: act.reason,
      before: act.before ? JSON.stringify(act.before) : null,
      after: act.after ? JSON.stringify(act.after) : null,
      request_id: acting.requestId,
    })
    .execute();
}

/** Logs how the provider answered to an act that was logged before it was asked. */
export async function logOutcome(
  ctx: OperatorOutsideCtx,
  { act, ...more }: Act,
  { kind }: Pick<Outcome<unknown>, 'kind'>,
): Promise<void> {
  await ctx.transact((tx) => writeLog(tx, ctx, { ...more, act: `${act}.${kind}` }));
}

/** Logs an act on what the site says and offers: its questions, fee policies, categories and skills. */
export function logOfSite(
  ctx: OperatorCtx,
  act: string,
  id: string,
  reason: string,
  more: Pick<Act, 'before' | 'after'>,
): Promise<void> {
  return writeLog(ctx.tx, ctx, { act, about: { kind: 'site', id }, reason, ...more });
}
