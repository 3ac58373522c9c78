/** How an act writes the status of its rows, for any table. */
import { type RawBuilder, sql } from 'kysely';
import type { Write } from '../db/database.ts';
import { illegalStep } from '../http/refusal.ts';

/** Columns with what they become: a value, or SQL over the row as it is. */
export type Changes<Columns> = { [Column in keyof Columns]?: Columns[Column] | RawBuilder<unknown> };

/** Rows with a status: one column of its own, or some columns that together mean one. */
export type StatusTable<Row extends { id: string }, Columns> = {
  table: string;
  statusOf: (row: Row) => string;
  /** The columns that make a row have this status. */
  columnsOf: (status: string, at: Date) => Changes<Columns>;
  /** The column that holds the status, where there is one: a row that somebody moved meanwhile is refused. */
  statusColumn?: string;
};

/** A part's status, and how it is written; `to` is null where its status stays. */
export type PartMove = { status: string; write: (tx: Write, to: string | null, at: Date) => Promise<void> };
/** One row that is a part; `row` is what it became once the act was performed. */
export type RowMove<Row> = PartMove & { row: Row };

/** For `part`: moves this row. */
export function moving<Row extends { id: string }, Columns>(
  table: StatusTable<Row, Columns>,
  row: Row,
  set: Changes<Columns> = {},
): RowMove<Row> {
  const move: RowMove<Row> = {
    status: table.statusOf(row),
    row,
    write: async (tx, to, at) => {
      const columns = { ...set, ...(to !== null && table.columnsOf(to, at)) };
      const [moved] = await write(tx, table, [move.row], columns);
      move.row = moved as Row;
    },
  };
  return move;
}

/** The rows in the order they were given, as they are now. */
export async function write<Row extends { id: string }, Columns>(
  tx: Write,
  { table, statusOf, statusColumn }: StatusTable<Row, Columns>,
  rows: readonly Row[],
  columns: Changes<Columns>,
): Promise<Row[]> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  if (given.length === 0) return [...rows];
  const unmoved = statusColumn && sql`and ${sql.ref(statusColumn)} = any(${rows.map(statusOf)}::text[])`;
  const { rows: written } = await sql<Row>`
    update ${sql.table(table)}
    set ${sql.join(given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where id = any(${rows.map(({ id }) => id)}::uuid[]) ${unmoved || sql``}
    returning *
  `.execute(tx);
  const byId = new Map(written.map((row) => [row.id, row]));
  return rows.map((row) => {
    const after = byId.get(row.id);
    if (!after) throw illegalStep(statusOf(row));
    return { ...row, ...after };
  });
}
