/** Four eyes: above a limit nothing happens before two operators want the same (rule 3.14). */
import { sql } from 'kysely';
import { showNaira, toNaira } from '#contract/core/money.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { type Act, type Acting, writeLog } from '../log/commands.ts';

const w = words.operator;

export type Intent = {
  act: string;
  about: Act['about'];
  /** What exactly to do; two operators agree when it is the same. */
  input: Record<string, string>;
  amount: bigint;
  reason: string;
};

type Row = { act: string; input: Record<string, string>; operator_id: string };

/**
 * True when the act may happen now: it is small, or another operator proposed exactly the same. Otherwise it is stored as a
 * proposal, with its log line. 409 while another operator proposes something else about this money.
 */
export async function confirmOrPropose(tx: Write, acting: Acting, intent: Intent): Promise<boolean> {
  if (intent.amount <= TWO_OPERATORS_ABOVE_KOBO) return true;
  const { rows } = await sql<Row>`
    select act, input, operator_id from operator_proposals where about_id = ${intent.about.id} for update
  `.execute(tx);
  const [known] = rows;
  if (known && known.operator_id !== acting.actor.userId) {
    const same =
      known.act === intent.act && Object.entries(intent.input).every(([k, v]) => known.input[k] === v);
    if (!same) throw conflict(w.action.otherProposal, 'other_proposal');
    await tx.deleteFrom('operator_proposals').where('about_id', '=', intent.about.id).execute();
    return true;
  }
  await propose(tx, acting, intent);
  return false;
}

async function propose(tx: Write, acting: Acting, intent: Intent): Promise<void> {
  const proposal = {
    act: intent.act,
    input: JSON.stringify(intent.input),
    operator_id: acting.actor.userId,
    reason: intent.reason,
    at: acting.now,
  };
  await tx
    .insertInto('operator_proposals')
    .values({ about_id: intent.about.id, ...proposal })
    .onConflict((on) => on.column('about_id').doUpdateSet(proposal))
    .execute();
  await writeLog(tx, acting, {
    act: `${intent.act}.propose`,
    about: intent.about,
    reason: intent.reason,
    after: { ...intent.input, amount: intent.amount.toString(), waits_for: limitText() },
  });
}

function limitText(): string {
  return english.operator.action.second(showNaira(toNaira(TWO_OPERATORS_ABOVE_KOBO)));
}

/** Amounts above this need a second operator: N500,000, in kobo. */
export const TWO_OPERATORS_ABOVE_KOBO = 50_000_000n;
