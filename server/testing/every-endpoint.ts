/** The entries of the contract as cases of a test, the calls that a test makes of them, and what a call left behind. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { refusal } from '#contract/core/errors.ts';
import { contract } from '#contract/index.ts';
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
/** Those that need the token of a member. */
export const closedEntries = everyEntry.filter(({ entry }) => !['anyone', 'operator'].includes(entry.who));
/** Those that need the token of an operator's session, and are not there for anybody else. */
export const operatorEntries = everyEntry.filter(({ entry }) => entry.who === 'operator');
export const entriesWithBody = everyEntry.filter(({ entry }) => entry.body);

/** What is shown to everybody who is signed in: people, and gigs that are for sale. */
const PEOPLE = ['hunter', 'talent'];
export const SHOWS: Record<string, string[]> = {
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
/** They name a skill and a category only. */
const NAMES_NOBODY = ['jobs.create', 'gigs.create'];
/** They touch the list of the caller alone, whatever the id. */
const OWN_LIST = ['shortlist.remove'];

/** Entries whose calls name things of people. */
export const naming = closedEntries.filter(
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

/** The good call of an entry by `caller`. Throws when somebody added an entry without a sample. */
export function sampleOf({ key, entry }: Case, world: World, caller?: { id: string }): Sample {
  const make = SAMPLES[key];
  if (make) return make(world, caller ?? { id: randomUUID() });
  if (entry.params || entry.body) throw new Error(`server/testing/samples.ts has no sample of ${key}`);
  return {};
}

/** Somebody of the world who may make that call; undefined where nobody needs to sign in. */
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

/** Makes the call as it is, without a key; `raw` replaces parts. A refusal must have the one shape of all refusals. */
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

/** The body of a refusal that says no more than its sentence. */
export function plainRefusal(code: string) {
  const message = render(code);
  return { success: false, message, error: { message }, code };
}

/** All rows of all tables as text, but those that remember who was seen when. */
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

/** The tables whose rows are not as they were. */
export async function changedTables(app: TestApp, before: Record<string, string>): Promise<string[]> {
  const after = await snapshot(app);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
