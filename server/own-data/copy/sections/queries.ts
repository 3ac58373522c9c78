/** What a section of a copy is, and how one is made of a statement. */
import type { RawBuilder } from 'kysely';
import type { words } from '#contract/words.ts';
import type { Read } from '#server/core/db/database.ts';

/** `rows` returns everything, or the part after the last row's `id` of the part before. */
export type Section = {
  file: keyof typeof words.accounts.copyFiles;
  rows(db: Read, after: bigint): Promise<readonly object[]>;
  paged?: boolean;
};

/** Rows of one part of a section that comes in parts. */
export const PART = 1000;

export function section(file: Section['file'], query: RawBuilder<object>): Section {
  return { file, rows: async (db) => (await query.execute(db)).rows };
}
