/** Disputes as the contract sends them, with the evidence of both sides. */
import { sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import { toNaira } from '#contract/core/money.ts';
import type { Dispute, DisputeState, Evidence } from '#contract/disputes/disputes.ts';
import { type DivisionView, divideDecided, divisionView, type FeePolicy } from '#contract/escrow/division.ts';
import type { Read } from '#server/core/db/database.ts';
import type { DisputeRow, StoredFileRow } from '#server/escrow/queries.ts';
import { fileView, type Viewing } from '#server/escrow/views.ts';
import { decideByOf } from '#server/orders/rules.ts';

/** What a dispute is about: the price in kobo, and the fee agreed on. */
export type Disputed = { price: bigint; policy: FeePolicy };

export async function disputeView(
  db: Read,
  row: DisputeRow,
  about: Disputed,
  viewing: Viewing,
): Promise<Dispute> {
  const files = await readEvidence(db, row.id, viewing);
  const opener = row.opened_by as Side;
  const other = opener === 'hunter' ? 'talent' : 'hunter';
  return {
    id: row.id,
    job_id: row.job_id,
    state: stateOf(row),
    opened_by: opener,
    opened_at: row.opened_at.toISOString(),
    statement: {
      by: opener,
      text: row.statement,
      at: row.opened_at.toISOString(),
      files: files[opener],
    },
    answer_by: row.answer_by.toISOString(),
    answer:
      row.answer === null || !row.answered_at
        ? null
        : { by: other, text: row.answer, at: row.answered_at.toISOString(), files: files[other] },
    silent: row.silent_at !== null,
    decide_by: row.ended_at ? null : (decideByOf(row)?.toISOString() ?? null),
    proposal: row.ended_at ? null : proposalOf(row, about),
    outcome: row.gross === null ? null : { ...shareOf(row.gross, about), reason: row.reason },
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

export function stateOf(row: Pick<DisputeRow, 'outcome' | 'answered_at' | 'silent_at'>): DisputeState {
  if (row.outcome) return row.outcome as DisputeState;
  return row.answered_at || row.silent_at ? 'decision' : 'answer';
}

function proposalOf(row: DisputeRow, about: Disputed): Dispute['proposal'] {
  const { proposed_by, proposed_gross, proposed_at } = row;
  if (proposed_by === null || proposed_gross === null || !proposed_at) return null;
  return { ...shareOf(proposed_gross, about), by: proposed_by as Side, at: proposed_at.toISOString() };
}

function shareOf(gross: bigint, about: Disputed): { gross: number; division: DivisionView } {
  return { gross: toNaira(gross), division: decisionView(gross, about) };
}

/** The division, line by line, when the talent gets `gross` kobo before the fee. */
export function decisionView(gross: bigint, { price, policy }: Disputed): DivisionView {
  return divisionView(price, divideDecided(price, gross, policy), { missed: [], policy });
}

type EvidenceRow = StoredFileRow & { id: string; side: Side };

async function readEvidence(
  db: Read,
  disputeId: string,
  viewing: Viewing,
): Promise<Record<Side, Evidence[]>> {
  const { rows } = await sql<EvidenceRow>`
    select f.id, d.side, f.folder, f.name, f.display_name, f.mime, f.bytes
    from dispute_files d
    join files f on f.id = d.file_id
    where d.dispute_id = ${disputeId}
    order by d.position
  `.execute(db);
  const of = (side: Side) => rows.filter((row) => row.side === side).map((row) => fileView(row, viewing));
  return { hunter: of('hunter'), talent: of('talent') };
}
