/** The simulator's durable store: one SQLite file, read and written synchronously. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { FIRST_IDS, SCHEMA } from './schema.ts';

type Cell = string | number | bigint | Uint8Array | null;

export type Book = {
  /** Returns all rows; columns named `…Kobo` are bigint, other integers are numbers. */
  all<Row>(sql: string, ...values: Cell[]): Row[];
  /** Returns the first row, or undefined. */
  get<Row>(sql: string, ...values: Cell[]): Row | undefined;
  /** Runs a change; returns the id of an inserted row and how many rows changed. */
  run(sql: string, ...values: Cell[]): { id: number; changes: number };
  /** All or nothing; a nested call joins the outer one. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

/** Opens, or creates, the book at `file`, a path or `:memory:`. */
export function openBook(file: string): Book {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = openDatabase(file);
  const statements = new Map<string, StatementSync>();
  let depth = 0;

  function prepare(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    statements.set(sql, statement);
    return statement;
  }

  return {
    all<Row>(sql: string, ...values: Cell[]) {
      return prepare(sql)
        .all(...(values as SQLInputValue[]))
        .map((row) => readRow<Row>(row));
    },
    get<Row>(sql: string, ...values: Cell[]) {
      const row = prepare(sql).get(...(values as SQLInputValue[]));
      return row === undefined ? undefined : readRow<Row>(row);
    },
    run(sql, ...values) {
      const { lastInsertRowid, changes } = prepare(sql).run(...(values as SQLInputValue[]));
      return { id: Number(lastInsertRowid), changes: Number(changes) };
    },
    transaction(work) {
      if (depth > 0) return work();
      database.exec('begin immediate');
      depth = 1;
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      } finally {
        depth = 0;
      }
    },
    close: () => database.close(),
  };
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    // One process at a time: two would both run the due jobs.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal;');
    database.exec(SCHEMA);
    startIds(database);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes('locked'))
      throw new Error(`The simulator's book ${file} is in use by another process.`, { cause: error });
    throw error;
  }
}

function readRow<Row>(row: object): Row {
  const cells = Object.entries(row).map(([name, cell]) => [
    name,
    typeof cell === 'bigint' && !name.endsWith('Kobo') ? Number(cell) : cell,
  ]);
  return Object.fromEntries(cells) as Row;
}

function startIds(database: DatabaseSync): void {
  const insert = database.prepare(
    'insert into sqlite_sequence(name, seq) select ?, ? where not exists (select 1 from sqlite_sequence where name = ?)',
  );
  for (const [table, id] of Object.entries(FIRST_IDS)) insert.run(table, id, table);
}
