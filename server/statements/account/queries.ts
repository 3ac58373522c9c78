/** `GET payment/statement`: the caller's account from its first day on, chained so that nothing in it can be changed unseen. */
import type { Reply } from '#contract/core/endpoint.ts';
import { STATEMENT_FORMAT } from '#contract/statements/statement-chain.ts';
import type { statements } from '#contract/statements/statements.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { entriesOf } from '#server/ledger/trails/queries.ts';
import { titlesOf } from '../queries.ts';
import { type Chain, chainOf, SETTLED_AFTER_MS } from './rules.ts';

/** The chain of the caller's account, and the titles of its orders. */
export async function ownChain(ctx: ReadCtx): Promise<Chain & { titles: Map<string, string> }> {
  const until = new Date(ctx.now.getTime() - SETTLED_AFTER_MS);
  const own = await entriesOf(ctx.db, ctx.actor.userId, until);
  return {
    ...chainOf(ctx.actor.userId, own),
    titles: await titlesOf(
      ctx,
      own.map(({ job_id }) => job_id),
    ),
  };
}

export async function takeStatement(ctx: ReadCtx): Promise<Reply<typeof statements.statement>> {
  const { entries, balances, head, titles } = await ownChain(ctx);
  return {
    format: STATEMENT_FORMAT,
    person: { id: ctx.actor.userId, name: ctx.actor.name },
    currency: 'NGN',
    issued_at: ctx.now.toISOString(),
    entries,
    balances: {
      held: String(balances.held),
      payback: String(balances.payback),
      earnings: String(balances.earnings),
      'on-the-way': String(balances['on-the-way']),
    },
    head,
    orders: [...titles].map(([job, title]) => ({ job, title })),
  };
}
