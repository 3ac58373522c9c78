/** Rows returned as JSON inside another row, so that one statement reads a page with all its related rows. */

/** A row as `row_to_json` writes it: times are strings, kobo are numbers. */
export type JsonRow<Row> = {
  [Column in keyof Row]: Exclude<Row[Column], Date | bigint> | JsonValue<Row[Column]>;
};
type JsonValue<Value> = Date extends Value ? string : bigint extends Value ? number : never;

/** The columns of a row that JSON cannot hold as they are. */
type Columns<Row, Kind> = { [Column in keyof Row]: Kind extends Row[Column] ? Column : never }[keyof Row];

/** Restores the row's own types: `moments` and `kobo` name the columns that JSON holds as strings and numbers. */
export function fromJson<Row>(
  row: JsonRow<Row>,
  moments: readonly Columns<Row, Date>[],
  kobo: readonly Columns<Row, bigint>[] = [],
): Row {
  const found = { ...row } as Record<keyof Row, unknown>;
  for (const column of moments) if (found[column] !== null) found[column] = new Date(found[column] as string);
  for (const column of kobo) if (found[column] !== null) found[column] = BigInt(found[column] as number);
  return found as Row;
}
