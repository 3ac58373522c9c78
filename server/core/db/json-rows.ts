/** Rows that came as JSON inside of another row: one statement reads a page with all that belongs to it. */

/** As `row_to_json` writes a row: moments are texts, kobo numbers. */
export type JsonRow<Row> = {
  [Column in keyof Row]: Exclude<Row[Column], Date | bigint> | JsonValue<Row[Column]>;
};
type JsonValue<Value> = Date extends Value ? string : bigint extends Value ? number : never;

/** The columns of a row that JSON cannot hold as they are. */
type Columns<Row, Kind> = { [Column in keyof Row]: Kind extends Row[Column] ? Column : never }[keyof Row];

/** The row as it would have come by itself: `moments` and `kobo` name the columns that JSON wrote otherwise. */
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
