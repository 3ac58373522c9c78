/** Rolling replacement under load behind a balancer that checks `/readyz`: no call is refused, nothing is lost or duplicated, streams reconnect. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { messages } from '#contract/messages/messages.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { launchProduct, type StopProduct } from '../../e2e/support/start-product.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { printLine } from '../support/form.ts';
import { startTestbed, type Testbed } from '../support/processes.ts';

/** Milliseconds between the balancer's checks, well within the second a process keeps serving after it is no longer ready. */
const LOOK_MS = 100;
const VISITORS = 6;

type Place = { port: number; end: StopProduct; ready: boolean };

let testbed: Testbed;
let folder: string;
let places: Place[];
let ngozi: Person;
let tunde: Person;

async function begin(place: Place): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    testbed.database.db,
  );
  const database = new URL(process.env.TEST_DATABASE_URL ?? '');
  database.pathname = `/${rows[0]?.name}`;
  place.end = await launchProduct({
    ...{ PORT: String(place.port), PUBLIC_URL: `http://127.0.0.1:${place.port}`, SEED: 'off' },
    ...{ DATA_DIR: join(folder, String(place.port)), DATABASE_URL: database.href, DRAIN_SECONDS: '1' },
  });
}

beforeAll(async () => {
  testbed = await startTestbed();
  const door = (await testbed.start()) as unknown as TestApp;
  [ngozi, tunde] = [await hunter(door, 'Ngozi'), await talent(door, 'Tunde')];
  folder = mkdtempSync(join(tmpdir(), 'adire-replacing-'));
  places = [];
  for (const port of [await freePort(), await freePort()]) {
    const place: Place = { port, end: async () => undefined, ready: false };
    await begin(place);
    places.push(place);
  }
});
afterAll(async () => {
  await Promise.all(places.map(({ end }) => end()));
  rmSync(folder, { recursive: true, force: true });
  await testbed.close();
});

/** Keeps checking the readiness of every process. */
async function look(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const place of places) {
      const answer = await fetch(`http://127.0.0.1:${place.port}/readyz`).catch(() => null);
      place.ready = answer?.ok ?? false;
    }
    await pass(LOOK_MS);
  }
}

let turn = 0;
async function next(): Promise<Place> {
  for (;;) {
    const ready = places.filter((one) => one.ready);
    const place = ready[turn++ % Math.max(1, ready.length)];
    if (place) return place;
    await pass(LOOK_MS);
  }
}

type Load = { calls: number; refused: string[]; said: string[]; gaps: number[] };

/** Reads anonymously, reads as a hunter and writes a message, in turn. */
async function visit(load: Load, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const { port } = await next();
    const word = randomUUID();
    const [method, path, body] = [
      ['GET', gigs.featured.path],
      ['GET', turns.list.path],
      ['POST', messages.send.path, { recipient_id: tunde.id, message: word }],
    ][n % 3] as ['GET' | 'POST', string, object?];
    const headers = {
      ...(n % 3 > 0 && { authorization: `Bearer ${ngozi.token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': word }),
    };
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => error);
    load.calls += 1;
    const status = answer instanceof Error ? String(answer.cause ?? answer) : answer.status;
    if (status !== 200) load.refused.push(`${method} ${path}: ${status}`);
    else if (body) load.said.push(word);
    if (!(answer instanceof Error)) await answer.arrayBuffer();
  }
}

/** Keeps one stream open; when it ends, reopens it at a ready process and records how long that took. */
async function listen(load: Load, isOver: () => boolean, ended: AbortSignal): Promise<void> {
  for (let since = 0; !isOver(); ) {
    const { port } = await next();
    const headers = { authorization: `Bearer ${tunde.token}` };
    const stream = await fetch(`http://127.0.0.1:${port}/api/live`, { headers, signal: ended });
    if (stream.status !== 200) load.refused.push(`stream: ${stream.status}`);
    if (since > 0) load.gaps.push(performance.now() - since);
    // Ends normally, or at the end of the test.
    for await (const _ of stream.body ?? []) if (isOver()) break;
    since = performance.now();
  }
}

test('each of two processes is replaced while six people read and write, and none is refused', async () => {
  const load: Load = { calls: 0, refused: [], said: [], gaps: [] };
  let over = false;
  const isOver = () => over;
  const ended = new AbortController();
  const going = [
    look(isOver),
    listen(load, isOver, ended.signal).catch((error: Error) => {
      if (!over) throw error;
    }),
    ...Array.from({ length: VISITORS }, () => visit(load, isOver)),
  ];
  for (const place of places) {
    const before = load.calls;
    await place.end();
    await begin(place);
    await expect.poll(() => load.calls, { timeout: 30_000 }).toBeGreaterThan(before + 50);
  }
  over = true;
  ended.abort();
  await Promise.all(going);
  printLine(
    `both replaced: ${load.calls} calls, ${load.refused.length} refused, streams open again after ${load.gaps.map((gap) => `${gap.toFixed(0)} ms`).join(', ')}`,
  );
  expect(load.refused).toEqual([]);
  expect(load.gaps.length).toBeGreaterThanOrEqual(1);
  expect(Math.max(...load.gaps)).toBeLessThan(2_000);
  const { rows } = await sql<{ body: string }>`
    select body from messages where kind = 'message'
  `.execute(testbed.database.db);
  const kept = rows.map(({ body }) => body);
  expect(load.said.filter((word) => !kept.includes(word))).toEqual([]);
  expect(kept.length).toBe(load.said.length);
});
