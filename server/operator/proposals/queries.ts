/** Proposals of one operator that no other one has answered yet (rule 3.14). */
import { sql } from 'kysely';
import type { OperatorReader } from '../conflicts/queries.ts';

export type Proposal<A extends string> = {
  act: A;
  input: Record<string, string>;
  by: { id: string; name: string };
  /** True when the reader made it. */
  own: boolean;
  reason: string;
  at: Date;
};
type Row<A extends string> = Omit<Proposal<A>, 'by' | 'own'> & {
  about_id: string;
  operator_id: string;
  name: string;
};

/** SQL: true while the operator `u` who made the proposal `p` is neither suspended nor revoked; one granted again starts anew. */
export const isStanding = sql<boolean>`(u.disabled_at is null and p.at >= u.operator_since)`;

/** The proposals of these acts, by the id that they are about. */
export async function proposalsAbout<A extends string>(
  { db, actor }: OperatorReader,
  ids: readonly string[],
  acts: readonly A[],
): Promise<Map<string, Proposal<A>>> {
  const { rows } = await sql<Row<A>>`
    select p.about_id, p.act, p.input, p.operator_id, u.name, p.reason, p.at
    from operator_proposals p
    join users u on u.id = p.operator_id
    where p.about_id = any(${[...ids]}::text[]) and p.act = any(${[...acts]}::text[]) and ${isStanding}
  `.execute(db);
  return new Map(
    rows.map(({ about_id, operator_id: id, name, ...proposal }) => [
      about_id,
      { ...proposal, by: { id, name }, own: id === actor.userId },
    ]),
  );
}
