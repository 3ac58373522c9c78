/** Findings as operators read them: with the order or payout that they are about, and amounts in naira. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { showNaira, toNaira } from '#contract/core/money.ts';
import type { findingLine, operatorFindings } from '#contract/operator/findings.ts';
import type { Read } from '#server/core/db/database.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { writingOf } from '#server/core/i18n/language.ts';
import { type FindingRow, newestRuns, listFindings as readFindings } from '#server/reconciliation/queries.ts';
import { markConflicts } from '../conflicts/queries.ts';
import { TWO_OPERATORS_ABOVE_KOBO } from '../proposals/commands.ts';
import { proposalsAbout } from '../proposals/queries.ts';

type FindingLine = z.output<typeof findingLine>;
type F = typeof operatorFindings;

export async function listFindings(
  ctx: OperatorReadCtx,
  { query }: { query: Query<F['list']> },
): Promise<Reply<F['list']>> {
  const { items, next } = await readFindings(ctx.db, { ...query, state: query.state ?? 'open' });
  return { success: true, findings: await linesOf(ctx, items), next };
}

export async function listComparisons(ctx: OperatorReadCtx): Promise<Reply<F['comparisons']>> {
  const runs = await newestRuns(ctx.db);
  return {
    success: true,
    comparisons: runs.toReversed().map(({ since, until, ended_at, ...run }) => ({
      ...run,
      since: since.toISOString(),
      until: until.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
  };
}

async function linesOf(ctx: OperatorReadCtx, rows: readonly FindingRow[]): Promise<FindingLine[]> {
  const { db, language = 'en' } = ctx;
  const about = await aboutOf(db, rows);
  const names = await settlersOf(db, rows);
  const proposals = await proposalsAbout(ctx, idsOf(rows), ['finding.settle']);
  const lines = rows.map(
    (row): Omit<FindingLine, 'own_affair'> => ({
      ...row,
      about: about.get(row.id) ?? null,
      ours: shown(row, row.ours, language),
      theirs: shown(row, row.theirs, language),
      amount: row.amount === null ? null : toNaira(row.amount),
      first_seen_at: row.first_seen_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      settled_by: row.settled_by ? { id: row.settled_by, name: names.get(row.settled_by) ?? '' } : null,
      needs_two: (row.amount ?? 0n) > TWO_OPERATORS_ABOVE_KOBO,
      proposal: proposals.get(row.id) ?? null,
      can: row.ended_at ? [] : ['settle'],
    }),
  );
  return markConflicts(ctx, 'finding.settle', lines, ({ id }) => id);
}

/** Shows amounts, which the comparison writes in kobo, in naira; other texts stay as they are. */
function shown({ class: kind }: FindingRow, text: string | null, language: Language): string | null {
  if (text === null || (kind !== 'amount' && kind !== 'unexplained')) return text;
  return /^(charge )?-?\d+$/.test(text)
    ? text.replace(/-?\d+/, (kobo) => showNaira(toNaira(BigInt(kobo)), writingOf(language)))
    : text;
}

type About = { finding: string; kind: 'job' | 'payout'; id: string };

async function aboutOf(db: Read, rows: readonly FindingRow[]): Promise<Map<string, Omit<About, 'finding'>>> {
  const { rows: found } = await sql<About>`
    select f.id as finding, 'job' as kind, p.job_id as id
    from reconciliation_findings f
    join payments p on p.reference = f.reference
    where f.id = any(${idsOf(rows)}::uuid[]) and f.subject = 'payment'
    union all
    select f.id, 'payout', p.id
    from reconciliation_findings f
    join payouts p on p.reference = f.reference
    where f.id = any(${idsOf(rows)}::uuid[]) and f.subject = 'payout'
    union all
    select f.id, 'job', p.job_id
    from reconciliation_findings f
    join refunds r on r.provider_id = f.reference
    join payments p on p.reference = r.reference
    where f.id = any(${idsOf(rows)}::uuid[]) and f.subject = 'refund'
    union all
    select f.id, 'job', c.job_id
    from reconciliation_findings f
    join chargebacks c on c.provider_id = f.reference and c.job_id is not null
    where f.id = any(${idsOf(rows)}::uuid[]) and f.subject = 'chargeback'
  `.execute(db);
  return new Map(found.map(({ finding, ...about }) => [finding, about]));
}

async function settlersOf(db: Read, rows: readonly FindingRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ settled_by }) => settled_by ?? []))];
  const { rows: people } = await sql<{ id: string; name: string }>`
    select id, name from users where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(people.map(({ id, name }) => [id, name]));
}

function idsOf(rows: readonly FindingRow[]): string[] {
  return rows.map(({ id }) => id);
}
