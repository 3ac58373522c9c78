/** The floor: a bare node:http handler that sends the recorded SQL of a call and returns its rows as JSON. */

import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import pg from 'pg';
import type { BenchCall, Replacement } from './calls.ts';
import type { Statement } from './recorder.ts';

/** Parses int8 as the product does. */
pg.types.setTypeParser(20, BigInt);

export type Floor = { port: number; close(): Promise<void> };

/** One recorded call: its SQL, and the subject that it was recorded with. */
export type FloorCall = { bench: BenchCall; statements: readonly Statement[]; recordedWith: number };

/** Serves each call under `/<name>/<n>`. Uses a named statement where the product does. */
export async function startFloor(connectionString: string, calls: Record<string, FloorCall>): Promise<Floor> {
  const pool = new pg.Pool({ connectionString, max: 20 });
  pool.on('error', () => undefined);
  const server = createServer((request, response) => {
    const [, name = '', n = '0'] = (request.url ?? '').split('/');
    const call = calls[name];
    if (!call) {
      response.writeHead(404).end();
      return;
    }
    request.resume();
    run(pool, name, call, Number.parseInt(n, 10))
      .then((rows) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows, plain)),
      )
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: portOf(server), close: () => close(server, pool) };
}

async function run(pool: pg.Pool, name: string, call: FloorCall, n: number): Promise<unknown> {
  const replacement = call.bench.replacement(call.recordedWith, n);
  const inTransaction = call.statements.some((one) => /^begin/i.test(one.text));
  await call.bench.before?.();
  if (!inTransaction) {
    const all: unknown[] = [];
    for (const [index, statement] of call.statements.entries()) {
      all.push(
        (
          await pool.query(
            named(
              name,
              index,
              statement,
              statement.values.map((v) => replace(v, replacement)),
            ),
          )
        ).rows,
      );
    }
    return all;
  }
  const client = await pool.connect();
  try {
    const rows = await replay(client, name, call.statements, replacement);
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

type Row = Record<string, unknown>;

/** Replays the statements; values that came from an earlier result (generated row ids) are taken from this run's results. */
async function replay(
  client: pg.PoolClient,
  name: string,
  statements: readonly Statement[],
  replacement: Replacement,
) {
  let last: unknown = null;
  const made = new Map<string, unknown>();
  for (const [index, statement] of statements.entries()) {
    const columns = columnsOf(statement.text);
    const values = statement.values.map((value, place) => {
      const reference = `${columns[place]}:${value}`;
      return made.has(reference) ? made.get(reference) : replace(value, replacement);
    });
    const { rows } = await client.query(named(name, index, statement, values));
    for (const [position, row] of statement.rows.entries()) {
      if (typeof row.id !== 'bigint') continue;
      made.set(`${referenceTo(statement.text)}:${row.id}`, twinOf(row, position, rows, replacement)?.id);
    }
    if (rows.length > 0) last = rows;
  }
  return last;
}

/** Returns the columns of an insert, in the order of its values. */
function columnsOf(text: string): string[] {
  const list = /^insert into "?\w+"? \(([^)]*)\)/i.exec(text)?.[1] ?? '';
  return list.split(',').map((column) => column.replaceAll('"', '').trim());
}

/** Returns the name by which other tables reference this statement's rows: ledger_accounts → account_id. */
function referenceTo(text: string): string {
  const table = /(?:insert into|from) "?(\w+)"?/i.exec(text)?.[1] ?? '';
  return `${table.replace(/^ledger_/, '').replace(/s$/, '')}_id`;
}

/** Returns this run's row for a recorded one: by its key if it has one, otherwise by position. */
function twinOf(row: Row, position: number, rows: readonly Row[], replacement: Replacement): Row | undefined {
  if (typeof row.key !== 'string') return rows[position];
  const key = replace(row.key, replacement);
  return rows.find((one) => one.key === key);
}

function named(name: string, index: number, statement: Statement, values: unknown[]) {
  return statement.named
    ? { name: `${name}${index}`, text: statement.text, values }
    : { text: statement.text, values };
}

/** The hash of a token generated during the call: each call generates its own. */
const TOKEN_HASH = /^[0-9a-f]{64}$/;

function replace(value: unknown, replacement: Replacement): unknown {
  if (Array.isArray(value)) return value.map((one) => replace(one, replacement));
  if (typeof value !== 'string') return value;
  let text = value;
  for (const [from, to] of replacement) text = text.replaceAll(from, to);
  return text === value && TOKEN_HASH.test(value) ? randomBytes(32).toString('hex') : text;
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the floor has no port');
  return address.port;
}

async function close(server: Server, pool: pg.Pool): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await pool.end();
}
