/** The floor: a bare node:http handler that sends the recorded SQL of a call and answers its rows as JSON. */

import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import pg from 'pg';
import type { BenchCall, Replacement } from './calls.ts';
import type { Statement } from './recorder.ts';

/** int8 as the product reads it. */
pg.types.setTypeParser(20, BigInt);

export type Floor = { port: number; close(): Promise<void> };

/** One recorded call: its SQL, and the subject that it was recorded with. */
export type FloorCall = { bench: BenchCall; statements: readonly Statement[]; recordedWith: number };

/** Serves each call under `/<name>/<n>`. Statements are named, as the product names them. */
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
    return await replay(client, name, call.statements, replacement);
  } finally {
    client.release();
  }
}

/** Values that came from an earlier result (row ids the database made) are taken from this run's result. */
async function replay(
  client: pg.PoolClient,
  name: string,
  statements: readonly Statement[],
  replacement: Replacement,
) {
  let last: unknown = null;
  const made = new Map<string, unknown>();
  for (const [index, statement] of statements.entries()) {
    const values = statement.values.map((value) =>
      typeof value === 'bigint' && made.has(String(value))
        ? made.get(String(value))
        : replace(value, replacement),
    );
    const { rows } = await client.query(named(name, index, statement, values));
    for (const [position, row] of statement.rows.entries()) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'bigint' && column === 'id') made.set(String(value), rows[position]?.[column]);
      }
    }
    if (rows.length > 0) last = rows;
  }
  return last;
}

function named(name: string, index: number, statement: Statement, values: unknown[]) {
  return values.length === 0
    ? { text: statement.text }
    : { name: `${name}${index}`, text: statement.text, values };
}

function replace(value: unknown, replacement: Replacement): unknown {
  if (Array.isArray(value)) return value.map((one) => replace(one, replacement));
  if (typeof value !== 'string') return value;
  let text = value;
  for (const [from, to] of replacement) text = text.replaceAll(from, to === 'new' ? randomUUID() : to);
  return text;
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
