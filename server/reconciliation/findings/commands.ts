/** Stores the findings of a run: one row while a finding lasts, ended when it is repaired or gone. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import type { FindingRow } from '../queries.ts';
import type { Finding } from '../rules.ts';

export type RunResult = {
  found: readonly Finding[];
  repaired: readonly Finding[];
  names: readonly { subject: Finding['subject']; reference: string }[];
  complete: boolean;
  at: Date;
};

/** Stores the findings of one run. Only a complete run ends findings that it did not find again. */
export async function storeFindings(
  tx: Write,
  { found, repaired, names, complete, at }: RunResult,
): Promise<void> {
  for (const finding of [...found, ...repaired]) await storeFinding(tx, finding, at);
  for (const finding of repaired) await endFinding(tx, finding, 'repaired', at);
  if (!complete) return;
  await sql`
    update reconciliation_findings f
    set ended_at = ${at}, ending = 'vanished'
    where f.ended_at is null and f.last_seen_at < ${at}
      and (f.class = 'stuck' or (f.subject || ' ' || f.reference)
        = any(${names.map(({ subject, reference }) => `${subject} ${reference}`)}::text[]))
  `.execute(tx);
}

/** A repeated finding updates its row; one that an operator settled is not reopened while both sides stay as they are. */
async function storeFinding(tx: Write, finding: Finding, at: Date): Promise<void> {
  const { class: kind, subject, reference, ours, theirs, amount } = finding;
  const { rows } = await sql<{ id: string }>`
    update reconciliation_findings
    set last_seen_at = ${at},
      ours = case when ended_at is null then ${ours} else ours end,
      theirs = case when ended_at is null then ${theirs} else theirs end,
      amount = case when ended_at is null then ${amount}::bigint else amount end
    where class = ${kind} and subject = ${subject} and reference = ${reference}
      and (ended_at is null
        or (ending = 'settled' and (ours, theirs) is not distinct from (${ours}::text, ${theirs}::text)))
    returning id
  `.execute(tx);
  if (rows.length > 0) return;
  await sql`
    insert into reconciliation_findings
      (id, class, subject, reference, ours, theirs, amount, first_seen_at, last_seen_at)
    values (${newId()}, ${kind}, ${subject}, ${reference}, ${ours}, ${theirs}, ${amount}, ${at}, ${at})
    on conflict (class, subject, reference) where ended_at is null do update set last_seen_at = excluded.last_seen_at
  `.execute(tx);
}

async function endFinding(
  tx: Write,
  { class: kind, subject, reference }: Finding,
  ending: string,
  at: Date,
): Promise<void> {
  await sql`
    update reconciliation_findings
    set ended_at = ${at}, ending = ${ending}
    where class = ${kind} and subject = ${subject} and reference = ${reference} and ended_at is null
  `.execute(tx);
}

/** An open finding, locked; 404 when there is none. */
export async function lockFinding(tx: Write, id: string): Promise<FindingRow> {
  const { rows } = await sql<FindingRow>`
    select * from reconciliation_findings where id = ${id} and ended_at is null for update
  `.execute(tx);
  return orNotFound(rows[0]);
}
