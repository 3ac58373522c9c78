/** The contract's endpoints as test cases, sample calls for them, and a way to see what a call changed. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { refusal } from '#contract/core/errors.ts';
import { contract } from '#contract/index.ts';
import { readCode } from '#contract/words/codes.ts';
import { render } from '#server/core/i18n/language.ts';
import type { Person } from './actors.ts';
import type { TestApp } from './app.ts';
import type { Sample } from './operator-samples.ts';
import { SAMPLES } from './samples.ts';
import type { World } from './world.ts';

/** `key` is `noun.entry`. */
export type Case = { key: string; entry: Endpoint };

export const everyEntry: Case[] = Object.entries(contract).flatMap(([noun, entries]) =>
  Object.entries(entries as Record<string, Endpoint>).map(([name, entry]) => ({
    key: `${noun}.${name}`,
    entry,
  })),
);
/** Endpoints that need the token of a member. */
export const closedEntries = everyEntry.filter(({ entry }) => !['anyone', 'operator'].includes(entry.who));
/** Endpoints that need the token of an operator's session, and do not exist for anyone else. */
export const operatorEntries = everyEntry.filter(({ entry }) => entry.who === 'operator');
export const entriesWithBody = everyEntry.filter(({ entry }) => entry.body);

/** Ids of the world that anyone signed in may use, by endpoint: people, and published gigs. */
const PEOPLE = ['hunter', 'talent'];
export const PUBLIC_IDS: Record<string, string[]> = {
  'people.get': PEOPLE,
  'pastWork.ofPerson': PEOPLE,
  'reviews.received': PEOPLE,
  'gigs.ofPerson': PEOPLE,
  'messages.send': PEOPLE,
  'messages.conversation': PEOPLE,
  'messages.typing': PEOPLE,
  'messages.block': PEOPLE,
  'messages.unblock': PEOPLE,
  'gigs.get': ['gig'],
  'gigOrders.order': ['gig'],
  'shortlist.keep': ['gig'],
};
/** Endpoints whose ids are only of a skill and a category. */
const NAMES_NOBODY = ['jobs.create', 'gigs.create'];
/** Endpoints that affect only the caller's own list, whatever the id. */
const OWN_LIST = ['shortlist.remove'];

/** Endpoints whose calls contain ids of things that belong to people. */
export const entriesWithOwnedIds = closedEntries.filter(
  ({ key, entry }) =>
    !OWN_LIST.includes(key) &&
    (entry.params || (/"uuid"/.test(schemaText(entry)) && !NAMES_NOBODY.includes(key))),
);

function schemaText(entry: Endpoint): string {
  const sent = [entry.body, entry.query].filter((schema) => schema !== undefined);
  return JSON.stringify(
    sent.map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
}

/** A valid call of an endpoint by `caller`. Throws when an endpoint has no sample. */
export function sampleOf({ key, entry }: Case, world: World, caller?: { id: string }): Sample {
  const make = SAMPLES[key];
  if (make) return make(world, caller ?? { id: randomUUID() });
  if (entry.params || entry.body) throw new Error(`server/testing/samples.ts has no sample of ${key}`);
  return {};
}

/** A person of the world who may make that call; undefined when it needs no sign-in. */
export function ownerOf({ entry }: Case, world: World): Person | undefined {
  if (entry.who === 'anyone') return undefined;
  if (entry.who === 'operator') return world.operator;
  return entry.who === 'talent' ? world.talent : world.hunter;
}

type Raw = {
  token?: string | undefined;
  headers?: Record<string, string>;
  payload?: string | Buffer;
};

const strictRefusal = z.strictObject(refusal.shape);

/** Makes the call without an idempotency key; `raw` replaces parts. Throws if a refusal does not have the common shape. */
export async function send(app: TestApp, entry: Endpoint, sample: Sample, raw: Raw = {}) {
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) => sample.params?.[name] ?? randomUUID());
  const query = new URLSearchParams(sample.query ?? {}).toString();
  const payload = raw.payload ?? (sample.body && JSON.stringify(sample.body));
  const answer = await app.http.inject({
    method: entry.method,
    url: `/api/${path}${query ? `?${query}` : ''}`,
    headers: {
      ...(raw.token !== undefined && { authorization: `Bearer ${raw.token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...raw.headers,
    },
    ...(payload !== undefined && { payload }),
  });
  if (answer.statusCode !== 200) z.parse(strictRefusal, answer.json());
  return answer;
}

/** The body of a refusal with nothing but its sentence and code. */
export function plainRefusal(said: string) {
  const message = render(said);
  const { code = said, params = [] } = readCode(said) ?? {};
  return { success: false, message, error: { message }, code, ...(params.length > 0 && { params }) };
}

/** All rows of all tables as text, except those of sessions, presence, security events and migrations. */
export async function snapshot(app: TestApp): Promise<Record<string, string>> {
  const { db } = app.database;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('sessions', 'operator_sessions', 'presence', 'security_events', 'migrations')
  `.execute(db);
  const tables: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text from ${sql.table(name)} t
    `.execute(db);
    tables[name] = found.rows[0]?.text ?? '';
  }
  return tables;
}

/** The tables whose rows differ from the snapshot. */
export async function changedTables(app: TestApp, before: Record<string, string>): Promise<string[]> {
  const after = await snapshot(app);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
