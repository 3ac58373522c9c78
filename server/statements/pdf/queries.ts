/** The contents of receipts, statements and the table of transactions, for the person they belong to. */
import type { Query } from '#contract/core/endpoint.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#server/core/clock.ts';
import { csvRow } from '#server/core/files/csv.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import type { PdfContent } from '#server/documents/pdf.ts';
import { sideOfParty } from '#server/jobs/policy.ts';
import { everyTransaction } from '#server/payouts/queries.ts';
import { getOwnOrder, ownChain, readTrail } from '../queries.ts';
import type { Balances } from '../rules.ts';
import { receiptPdf, statementPdf } from './views.ts';

/** The receipt of the caller's order; 404 otherwise, 409 while a hunter has paid nothing or a talent has earned nothing. */
export async function receiptOf(ctx: ReadCtx, jobId: string): Promise<PdfContent> {
  const job = await getOwnOrder(ctx, { id: jobId });
  const side = sideOfParty(ctx, job);
  const trail = await readTrail(ctx, null, job);
  const has = side === 'hunter' ? trail.paid_in > 0 : trail.steps.some(({ to }) => to === 'earnings');
  if (!has) throw conflict(words.documents.errors.noReceipt, 'no_receipt');
  const payment = await ctx.db
    .selectFrom('payments')
    .select('reference')
    .where('job_id', '=', job.id)
    .where('status', '=', 'funded')
    .executeTakeFirst();
  const reference = side === 'hunter' ? (payment?.reference ?? null) : null;
  const { email } = ctx.actor;
  const names = await namesOf(ctx, job.hunter_id, job.talent_id ?? '');
  return receiptPdf(ctx.language ?? 'en', {
    jobId: job.id,
    title: job.title,
    names,
    email,
    reference,
    side,
    trail,
  });
}

async function namesOf(ctx: ReadCtx, hunterId: string, talentId: string) {
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [hunterId, talentId])
    .execute();
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? '';
  return { hunter: nameOf(hunterId), talent: nameOf(talentId) };
}

/** The statement of one month in Africa/Lagos, or of all time when `month` is null. */
export async function statementOf(ctx: ReadCtx, month: string | null): Promise<PdfContent> {
  const { entries, titles, head } = await ownChain(ctx);
  const monthOf = ({ at }: { at: string }) => lagosDay(new Date(at)).slice(0, 7);
  const shown = month ? entries.filter((entry) => monthOf(entry) === month) : entries;
  const before = month ? entries.filter((entry) => monthOf(entry) < month) : [];
  const { name, email } = ctx.actor;
  return statementPdf(ctx.language ?? 'en', {
    ...{ name, email, month, issuedAt: ctx.now, entries: shown, titles, head },
    opening: balancesAfter(before),
    closing: balancesAfter([...before, ...shown]),
  });
}

function balancesAfter(entries: readonly { account: keyof Balances; amount: string }[]): Balances {
  const balances: Balances = { held: 0n, payback: 0n, earnings: 0n, 'on-the-way': 0n };
  for (const { account, amount } of entries) balances[account] += BigInt(amount);
  return balances;
}

/** The CSV lines of the transactions, the header first; amounts are plain decimal naira for calculations. */
export async function* tableLines(
  ctx: ReadCtx,
  filter: Pick<Query<typeof payouts.earnings>, 'month' | 'status'>,
): AsyncGenerator<string> {
  const language = ctx.language ?? 'en';
  const { payouts, documents } = wordsIn(language);
  const { date, job, status, amount } = documents.table;
  yield csvRow([date, job, status, amount]);
  for await (const page of everyTransaction(ctx, filter)) {
    const rows = page.map((one) =>
      csvRow([
        lagosDay(new Date(one.created_at)),
        one.job.title,
        payouts.status[one.status],
        one.job.net_pay.toFixed(2),
      ]),
    );
    yield rows.join('');
  }
}
