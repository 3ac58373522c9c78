/** `GET job/ledger/:id`: every naira of an order from the payer to the bank, for its two parties. */
import { sql } from 'kysely';
import type { Params, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { statements } from '#contract/statements/statements.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import type { JobRow } from '#server/jobs/acts.ts';
import { trailOfJob } from '#server/ledger/trails/queries.ts';
import { balancesAfter, type Step, stepsOf } from './rules.ts';

/** The job, if the caller is one of its two parties; 404 otherwise. */
export async function getOwnOrder(ctx: ReadCtx, { id }: Params<typeof statements.trail>): Promise<JobRow> {
  const { userId } = ctx.actor;
  const job = await ctx.db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('hunter_id', '=', userId), eb('talent_id', '=', userId)]))
    .executeTakeFirst();
  return orNotFound(job);
}

export async function readTrail(
  ctx: ReadCtx,
  _input: unknown,
  job: JobRow,
): Promise<Reply<typeof statements.trail>> {
  const steps = stepsOf(job.id, await trailOfJob(ctx.db, job.id));
  const [channels, banks] = [await channelsOf(ctx, job.id), await ownBanksOf(ctx, steps)];
  const paidIn = steps.reduce((sum, step) => (step.from === 'payer' ? sum + step.amount : sum), 0n);
  return {
    success: true,
    paid_in: toNaira(paidIn),
    steps: steps.map((step) => ({
      id: step.id,
      at: step.at.toISOString(),
      what: step.what,
      from: step.from,
      to: step.to,
      of: step.of,
      amount: toNaira(step.amount),
      channel: step.from === 'payer' ? (channels.get(step.reference ?? FUNDING) ?? null) : null,
      charge: step.charge === null ? null : toNaira(step.charge),
      bank: (step.payoutId && banks.get(step.payoutId)) || null,
    })),
    now: balancesAfter(steps).map(({ place, of, amount }) => ({ place, of, amount: toNaira(amount) })),
  };
}

const FUNDING = 'funding';

/** How each payment was made: by its reference, and the one that filled the escrow by `FUNDING`. */
async function channelsOf(ctx: ReadCtx, jobId: string): Promise<Map<string, string | null>> {
  const rows = await ctx.db
    .selectFrom('payments')
    .select(['reference', 'channel', 'status'])
    .where('job_id', '=', jobId)
    .where('status', 'in', ['funded', 'returned'])
    .execute();
  return new Map(rows.map((row) => [row.status === 'funded' ? FUNDING : row.reference, row.channel]));
}

/** Where the reader's own payouts went: the other party's bank is nobody else's affair. */
async function ownBanksOf(ctx: ReadCtx, steps: readonly Step[]): Promise<Map<string, string>> {
  const ids = [...new Set(steps.flatMap(({ payoutId }) => payoutId ?? []))];
  const words = wordsIn(ctx.language ?? 'en');
  const { rows } = await sql<{ id: string; bank: string; ending: string }>`
    select p.id, r.bank_name as bank, right(r.account_number, 4) as ending
    from payouts p
    join recipients r on r.id = p.recipient_id
    where p.id = any(${ids}::uuid[]) and p.user_id = ${ctx.actor.userId}
  `.execute(ctx.db);
  return new Map(rows.map(({ id, bank, ending }) => [id, words.documents.pdf.bank(bank, ending)]));
}
