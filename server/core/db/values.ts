/** Values in a statement: constants that the planner of PostgreSQL sees, and parameters that it does not look at. */
import { type RawBuilder, sql } from 'kysely';

/** For `in (…)` lists that must match the condition of a partial index; never for user input. */
export function literals(values: readonly string[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => sql.lit(value)));
}

/**
 * A parameter that PostgreSQL plans without looking at it, so that one plan serves every value. For long statements: if a value
 * promises fewer rows than most, they are otherwise planned anew each time, which can take ten times as long as running them.
 */
export function opaque(
  value: unknown,
  type: 'uuid' | 'uuid[]' | 'text' | 'text[]' | 'bigint[]',
): RawBuilder<unknown> {
  const cast = sql.raw(`::${type}`);
  return sql`(select ${value}${cast})${cast}`;
}
