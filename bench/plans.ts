/** Looks at the plans of recorded reads: does any of them scan a table that grows with the market? */
import { CompiledQuery } from 'kysely';
import type { Db } from '#server/core/db.ts';
import type { Statement } from './recorder.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** These stay small however many people come. */
const SMALL = new Set(['fee_policies', 'categories', 'skills', 'migrations', 'faqs']);

/** `Seq Scan on jobs` … for each statement that would do it. */
export async function scansOf(db: Db, statements: readonly Statement[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { text, values } of statements) {
    if (!/^\s*(select|with|update)/i.test(text)) continue;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, values),
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (explained) collect(explained.Plan, found);
  }
  return [...found];
}

function collect(plan: Plan, found: Set<string>): void {
  const table = plan['Relation Name'];
  if (plan['Node Type'] === 'Seq Scan' && table && !SMALL.has(table)) found.add(`Seq Scan on ${table}`);
  for (const child of plan.Plans ?? []) collect(child, found);
}
