/** Writes constant values into a statement. */
import { type RawBuilder, sql } from 'kysely';

/** For `in (…)` lists that must match the condition of a partial index; never for user input. */
export function literals(values: readonly string[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => sql.lit(value)));
}
