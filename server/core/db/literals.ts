/** Values of our own written into a statement. */
import { type RawBuilder, sql } from 'kysely';

/** For `in (…)`, as the condition of a partial index has them; never for what people send. */
export function literals(values: readonly string[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => sql.lit(value)));
}
