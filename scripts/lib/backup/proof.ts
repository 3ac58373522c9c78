/** Proves that a restored database is the one that was backed up: the money, every account statement, every file. */
import { sql } from 'kysely';
import { explainMoney } from '#server/audit/explained/queries.ts';
import { auditMoney } from '#server/audit/queries.ts';
import type { Db } from '#server/core/db/database.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { issueStatement } from '#server/statements/queries.ts';
import { checkStatement } from '../statement-check.ts';
import { missingFiles } from './files.ts';
import type { Heads } from './place.ts';

type Statements = Heads & { faults: string[] };

/** Reads everyone's statement as of `at`, recalculates it and verifies its hash chain. */
export async function readStatements(db: Db, at: Date): Promise<Statements> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id in (select user_id from ledger_accounts where user_id is not null) order by id
  `.execute(db);
  const heads: string[] = [];
  const faults: string[] = [];
  for (const { id, name } of rows) {
    const statement = await issueStatement({ db, now: at, actor: { userId: id, name } });
    if (statement.entries.length > 0) heads.push(`${id} ${statement.head}`);
    faults.push(...checkStatement(statement).faults.map((fault) => `the statement of ${id}: ${fault}`));
  }
  return { at: at.toISOString(), people: heads.length, digest: sha256(heads.join('\n')), faults };
}

/** One check: what to say when it holds, and its faults. */
type Proof = { holds: string; faults: string[] };

export async function prove(db: Db, heads: Heads, files: string): Promise<Proof[]> {
  const violations = await auditMoney(db);
  const { unexplained, transactions } = await explainMoney(db);
  const now = await readStatements(db, new Date(heads.at));
  const { rows, missing } = await missingFiles(db, files);
  return [
    {
      holds: `The audit: ${transactions} transactions, all explained.`,
      faults: [
        ...violations.map(({ invariant, what }) => `${invariant} is violated: ${what}`),
        ...unexplained.map(({ transaction }) => `Transaction ${transaction} is not explained.`),
      ],
    },
    {
      holds: `Statements of account: ${now.people} as they were, hash by hash.`,
      faults: [
        ...now.faults,
        ...(now.digest === heads.digest ? [] : ['The statements are not those of the backup.']),
      ],
    },
    {
      holds: `Files: ${rows} in the rows, and there.`,
      faults: missing.map((path) => `${path} is missing or not whole.`),
    },
  ];
}
