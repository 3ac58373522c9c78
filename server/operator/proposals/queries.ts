/** Proposals of one operator that no other one has answered yet (rule 3.14). */
import { sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';

export type Proposal<A extends string> = {
  act: A;
  input: Record<string, string>;
  by: { id: string; name: string };
  reason: string;
  at: Date;
};
type Row<A extends string> = Omit<Proposal<A>, 'by'> & {
  about_id: string;
  operator_id: string;
  name: string;
};

/** The proposals of these acts, by the id that they are about. */
export async function proposalsAbout<A extends string>(
  db: Read,
  ids: readonly string[],
  acts: readonly A[],
): Promise<Map<string, Proposal<A>>> {
  const { rows } = await sql<Row<A>>`
    select p.about_id, p.act, p.input, p.operator_id, u.name, p.reason, p.at
    from operator_proposals p
    join users u on u.id = p.operator_id
    where p.about_id = any(${[...ids]}::text[]) and p.act = any(${[...acts]}::text[])
  `.execute(db);
  return new Map(
    rows.map(({ about_id, operator_id: id, name, ...proposal }) => [
      about_id,
      { ...proposal, by: { id, name } },
    ]),
  );
}
