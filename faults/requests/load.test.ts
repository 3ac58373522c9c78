/** Overload of three expensive operations at once: the excess is refused properly, and everyone else is answered. */
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { call, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { originOf } from '#server/testing/live.ts';
import { LONG, printLine } from '../support/form.ts';

const LOGINS = LONG ? 200 : 60;
const PDFS = LONG ? 60 : 24;
const CONNECTIONS = LONG ? 4_000 : 400;
/** Logins: two are hashed and twenty wait; PDFs: one is made and sixteen wait. */
const SERVED = { logins: 22, pdfs: 17 };
const HEADERS_MS = 4_000;
/** Maximum median time of everyone else's calls, in milliseconds. */
const SOON_MS = 1_000;

let app: TestApp;
let amara: Person;
let tunde: Person;
beforeAll(async () => {
  // Leaves room for a few connections beyond the slow ones.
  const connections = { headersMs: HEADERS_MS, checkEveryMs: 100, maxConnections: CONNECTIONS + 10 };
  app = await testApp({}, { connections });
  [amara, tunde] = [await talent(app, 'Amara'), await talent(app, 'Tunde')];
});
afterAll(() => app.close());

/** Starts a request and never finishes it; returns the answer once the server closes the connection. */
function dawdle(port: number): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nX-Slow: '),
    );
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer.slice(0, 12)));
  });
}

async function login(): Promise<number> {
  const body = { email: amara.email, password: PASSWORD };
  return refusedInOrder(await call(app, null, access.login, { body }));
}

async function statement(): Promise<number> {
  const headers = { authorization: `Bearer ${amara.token}` };
  const answer = await app.http.inject({ url: '/api/payment/statement.pdf', headers });
  return refusedInOrder({ status: answer.statusCode, headers: answer.headers });
}

function refusedInOrder({ status, headers }: { status: number; headers: Record<string, unknown> }): number {
  if (status !== 200) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  return status;
}

/** Makes calls one after the other until `all` is over; returns the milliseconds of each. */
async function meanwhile(all: Promise<unknown>): Promise<number[]> {
  let over = false;
  void all.finally(() => {
    over = true;
  });
  const origin = await originOf(app);
  const times: number[] = [];
  while (!over) {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${tunde.token}` } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    await turn();
  }
  return times.sort((a, b) => a - b);
}

test(`${LOGINS} logins, ${PDFS} PDFs and ${CONNECTIONS} slow connections at once`, async () => {
  const port = Number(new URL(await originOf(app)).port);
  const slow = Promise.all(Array.from({ length: CONNECTIONS }, () => dawdle(port)));
  await vi.waitFor(() => {
    if (app.http.server.connections < CONNECTIONS * 0.9) throw new Error('they are still coming');
  }, 30_000);
  const logins = Promise.all(Array.from({ length: LOGINS }, login));
  const pdfs = Promise.all(Array.from({ length: PDFS }, statement));
  const times = await meanwhile(Promise.all([slow, logins, pdfs]));
  const good = (statuses: number[]) => statuses.filter((status) => status === 200).length;
  const made = { logins: good(await logins), pdfs: good(await pdfs) };
  const half = times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  printLine(`load: ${made.logins} logins and ${made.pdfs} PDFs served, the others answered 503`);
  printLine(`load: others waited ${Math.round(half)} ms, ${Math.round(times.at(-1) ?? 0)} ms at most`);
  expect(made.logins).toBeGreaterThanOrEqual(SERVED.logins);
  expect(made.logins).toBeLessThan(LOGINS);
  expect(made.pdfs).toBeGreaterThanOrEqual(SERVED.pdfs);
  expect(made.pdfs).toBeLessThan(PDFS);
  expect(half).toBeLessThan(SOON_MS);
  expect(new Set(await slow)).toEqual(new Set(['HTTP/1.1 408']));
  expect(await login()).toBe(200);
  expect(await statement()).toBe(200);
});
