/** Four eyes: above a limit nothing happens before two operators want the same (rule 3.14). */
import { sql } from 'kysely';
import { showNaira, toNaira } from '#contract/core/money.ts';
import { words as english } from '#contract/words/en.ts';
import type { Write } from '#server/core/db/database.ts';
import { type Act, type Acting, writeLog } from '../log/commands.ts';
import { isStanding } from './queries.ts';

export type Intent = {
  act: string;
  about: Act['about'];
  /** What exactly to do; two operators agree when it is the same. */
  input: Record<string, string>;
  amount: bigint;
  reason: string;
};

type Row = { act: string; input: Record<string, string>; operator_id: string; name: string };
/** Nothing happened yet: it waits for a second operator. `replaced`: the operator whose different proposal it took the place of. */
export type Waiting = { waiting: true; replaced?: string };

/**
 * Null when the act may happen now: it is small, or another operator proposed exactly the same and still is an operator. Otherwise
 * it is stored as the proposal about this money, in place of any other, with its log line.
 */
export async function confirmOrPropose(tx: Write, acting: Acting, intent: Intent): Promise<Waiting | null> {
  if (intent.amount <= TWO_OPERATORS_ABOVE_KOBO) return null;
  const { rows } = await sql<Row>`
    select p.act, p.input, p.operator_id, u.name
    from operator_proposals p
    join users u on u.id = p.operator_id
    where p.about_id = ${intent.about.id} and ${isStanding}
    for update of p
    for share of u
  `.execute(tx);
  const other = rows.find(({ operator_id }) => operator_id !== acting.actor.userId);
  if (other && isSame(other, intent)) {
    await tx.deleteFrom('operator_proposals').where('about_id', '=', intent.about.id).execute();
    return null;
  }
  await propose(tx, acting, intent, other);
  return { waiting: true, ...(other && { replaced: other.name }) };
}

function isSame(known: Row, { act, input }: Intent): boolean {
  return known.act === act && Object.entries(input).every(([k, v]) => known.input[k] === v);
}

async function propose(tx: Write, acting: Acting, intent: Intent, other: Row | undefined): Promise<void> {
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
    ...(other && { before: { ...other.input, act: other.act, proposed_by: other.name } }),
    after: { ...intent.input, amount: intent.amount.toString(), waits_for: limitText() },
  });
}

function limitText(): string {
  return english.operator.action.second(showNaira(toNaira(TWO_OPERATORS_ABOVE_KOBO)));
}

/** Amounts above this need a second operator: N500,000, in kobo. */
export const TWO_OPERATORS_ABOVE_KOBO = 50_000_000n;
