/** Commands of the questions on the landing page, for the operator's console. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { reorderRows } from '#server/core/db/positions.ts';
import { newId } from '#server/core/security/ids.ts';

export type Question = { id: string; question: string; answer: string };
type Words = Pick<Question, 'question' | 'answer'>;

/** Adds a question at the end. */
export async function addQuestion(tx: Write, { question, answer }: Words): Promise<Question> {
  const { rows } = await sql<Question>`
    insert into faqs (id, position, question, answer)
    select ${newId()}, coalesce(max(position), 0) + 1, ${question}, ${answer} from faqs
    returning id, question, answer
  `.execute(tx);
  return rows[0] as Question;
}

/** The question, locked; null when there is none. */
export async function lockQuestion(tx: Write, id: string): Promise<Question | null> {
  const { rows } = await sql<Question>`
    select id, question, answer from faqs where id = ${id} for update
  `.execute(tx);
  return rows[0] ?? null;
}

export async function changeQuestion(tx: Write, id: string, { question, answer }: Words): Promise<Question> {
  await tx.updateTable('faqs').set({ question, answer }).where('id', '=', id).execute();
  return { id, question, answer };
}

export async function removeQuestion(tx: Write, id: string): Promise<void> {
  await tx.deleteFrom('faqs').where('id', '=', id).execute();
}

/** Puts all questions in the order of `ids`; see `reorderRows`. */
export function arrangeQuestions(tx: Write, ids: readonly string[]): Promise<string[] | null> {
  return reorderRows(tx, 'faqs', ids);
}
