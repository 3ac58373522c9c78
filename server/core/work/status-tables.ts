/** How an act writes the status of its rows, for any table. */
import { type RawBuilder, sql } from 'kysely';
import type { Write } from '../db/database.ts';
import { opaque } from '../db/values.ts';
import { illegalStep } from '../http/refusal.ts';

/** Columns with their new values: a value, or SQL over the current row. */
export type Changes<Columns> = { [Column in keyof Columns]?: Columns[Column] | RawBuilder<unknown> };

/** A table whose rows have a status, in one column or derived from several. */
export type StatusTable<Row extends { id: string }, Columns> = {
  table: string;
  statusOf: (row: Row) => string;
  /** The column values that give a row this status. */
  columnsOf: (status: string, at: Date) => Changes<Columns>;
  /** The status column, if there is one: a row whose status changed in the meantime is refused. */
  statusColumn?: string;
};

/** The status of a part and how to write it; `to` is null when the status stays. */
export type PartMove = { status: string; write: (tx: Write, to: string | null, at: Date) => Promise<void> };
/** A part that is one row; after the act, `row` holds its new values. */
export type RowMove<Row> = PartMove & { row: Row };

/** Returns the `part` option that moves this row. */
export function movePart<Row extends { id: string }, Columns>(
  table: StatusTable<Row, Columns>,
  row: Row,
  set: Changes<Columns> = {},
): RowMove<Row> {
  const move: RowMove<Row> = {
    status: table.statusOf(row),
    row,
    write: async (tx, to, at) => {
      const columns = { ...set, ...(to !== null && table.columnsOf(to, at)) };
      const [moved] = await writeChanges(tx, table, [move.row], columns);
      move.row = moved as Row;
    },
  };
  return move;
}

/** Writes the changes and returns the updated rows in the order given. */
export async function writeChanges<Row extends { id: string }, Columns>(
  tx: Write,
  { table, statusOf, statusColumn }: StatusTable<Row, Columns>,
  rows: readonly Row[],
  columns: Changes<Columns>,
): Promise<Row[]> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (given.length === 0) return [...rows];
  const unmoved =
    statusColumn && sql`and ${sql.ref(statusColumn)} = any(${opaque(rows.map(statusOf), 'text[]')})`;
  const ids = rows.map(({ id }) => id);
  const { rows: written } = await sql<Row>`
    update ${sql.table(table)}
    set ${sql.join(given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where id = any(${opaque(ids, 'uuid[]')}) ${unmoved || sql``}
    returning *
  `.execute(tx);
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.map((row) => {
    const after = byId.get(row.id);
    if (!after) throw illegalStep(statusOf(row));
    return { ...row, ...after };
  });
}
