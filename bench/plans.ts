/** Looks at the plans of recorded reads: does any of them scan a table that grows with the market? */
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Statement } from './recorder.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** A table that holds fewer rows in the filled market is read whole, and rightly. */
const GROWN = 1_000;

/** `Seq Scan on jobs` … for each statement that would do it. */
export async function scansOf(db: Db, statements: readonly Statement[]): Promise<string[]> {
  const found = new Set<string>();
  const grown = await grownTables(db);
  for (const { text, values } of statements) {
    if (!/^\s*(select|with|update)/i.test(text)) continue;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, values),
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (explained) collect(explained.Plan, grown, found);
  }
  return [...found];
}

async function grownTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and reltuples > ${GROWN}
  `.execute(db);
  return new Set(rows.map((row) => row.relname));
}

function collect(plan: Plan, grown: Set<string>, found: Set<string>): void {
  const table = plan['Relation Name'];
  if (plan['Node Type'] === 'Seq Scan' && table && grown.has(table)) found.add(`Seq Scan on ${table}`);
  for (const child of plan.Plans ?? []) collect(child, grown, found);
}
