/** Every endpoint of the contract called by people without access: new entries are covered automatically. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { words } from '#contract/words/en.ts';
import { words as codes } from '#contract/words.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  type Case,
  changedTables,
  closedEntries,
  entriesWithOwnedIds,
  everyEntry,
  operatorEntries,
  ownerOf,
  PUBLIC_IDS,
  plainRefusal,
  sampleOf,
  send,
  snapshot,
} from '#server/testing/every-endpoint.ts';
import type { Sample } from '#server/testing/operator-samples.ts';
import { buildWorld, type World } from '#server/testing/world.ts';

let app: TestApp;
let world: World;
let others: { hunter: Person; talent: Person; bare: Person };
let before: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  world = await buildWorld(app);
  others = {
    hunter: await hunter(app, 'Other'),
    talent: await talent(app, 'Stranger'),
    bare: await person(app, 'Bare', []),
  };
  before = await snapshot(app);
});
afterAll(async () => {
  const changed = await changedTables(app, before);
  await app.close();
  expect(changed, 'refused calls have changed rows').toEqual([]);
});

describe('the samples', () => {
  test.each(everyEntry)('of $key is a good call', (one) => {
    const { params, query, body } = sampleOf(one, world, ownerOf(one, world));
    if (one.entry.params) z.parse(one.entry.params, params);
    if (one.entry.query) z.parse(one.entry.query, query ?? {});
    if (one.entry.body) z.parse(one.entry.body, body);
  });
});

describe('without a live token', () => {
  test.each(closedEntries)('$key is 401', async (one) => {
    for (const token of ['x'.repeat(43), 'null', undefined]) {
      const { params, ...rest } = sampleOf(one, world);
      for (const sample of [rest, {}]) {
        const answer = await send(app, one.entry, { ...(params && { params }), ...sample }, { token });
        expect(answer.statusCode).toBe(401);
        expect(answer.headers['www-authenticate']).toBe('Bearer');
        expect(answer.json()).toEqual(plainRefusal(codes.accounts.errors.loggedOut));
      }
    }
  });
});

describe('to everybody but operators', () => {
  test.each(operatorEntries)('$key is not there', async (one) => {
    const nowhere = { ...one.entry, path: 'operator/nowhere' };
    const tokens = [
      undefined,
      'null',
      'x'.repeat(43),
      world.hunter.token,
      world.talent.token,
      world.operator.member.token,
    ];
    const raws = [{}, { payload: '{"a":' }, { payload: 'a=1', headers: { 'content-type': 'text/csv' } }];
    for (const token of tokens) {
      for (const raw of one.entry.method === 'GET' ? [{}] : raws) {
        const sample = sampleOf(one, world);
        const answer = await send(app, one.entry, sample, { token, ...raw });
        expect(answer.statusCode).toBe(404);
        expect(answer.headers['www-authenticate']).toBeUndefined();
        const absent = await send(app, nowhere, {}, { token });
        expect(answer.rawPayload.equals(absent.rawPayload)).toBe(true);
      }
    }
  });

  test.each(closedEntries)('$key does not take the token of a console', async (one) => {
    const answer = await send(app, one.entry, sampleOf(one, world), { token: world.operator.token });
    expect(answer.statusCode).toBe(401);
  });
});

/** Returns people who lack the role the entry requires. */
function wrongSide(entry: Endpoint): Person[] {
  if (entry.who === 'hunter') return [others.bare, world.talent];
  if (entry.who === 'talent') return [others.bare, world.hunter];
  return [others.bare];
}

describe('on the wrong side', () => {
  test.each(closedEntries.filter(({ entry }) => entry.who !== 'person'))('$key is 403', async (one) => {
    for (const someone of wrongSide(one.entry)) {
      const known = sampleOf(one, world, someone);
      for (const sample of [known, { params: elsewhere(known, someone).params ?? {} }]) {
        const answer = await send(app, one.entry, sample, { token: someone.token });
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual(plainRefusal(codes.common.refusals.forbidden));
      }
    }
  });
});

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Returns the same call about things that do not exist; the caller's own id stays. */
function elsewhere(sample: Sample, caller: Person): Sample {
  const text = JSON.stringify(sample).replace(UUID, (id) => (id === caller.id ? id : randomUUID()));
  return JSON.parse(text.replaceAll(world.reference, `adire-${'0'.repeat(32)}`));
}

/** Returns the sample itself, and its path with every id of the world in turn. */
function foreignCalls(one: Case, caller: Person): Sample[] {
  const sample = sampleOf(one, world, caller);
  const shown = PUBLIC_IDS[one.key] ?? [];
  const itself = shown.length > 0 || sample.params?.id === caller.id ? [] : [sample];
  if (!one.entry.params || !('id' in one.entry.params.shape)) return itself;
  const ids = Object.entries(world.ids).filter(([name]) => !shown.includes(name));
  return [...itself, ...ids.map(([, id]) => ({ ...sample, params: { ...sample.params, id } }))];
}

describe("a stranger on somebody else's things", () => {
  test.each(entriesWithOwnedIds)('$key answers as if they were not there', async (one) => {
    const callers = one.entry.who === 'hunter' ? [others.hunter] : [others.talent];
    if (one.entry.who === 'member') callers.push(others.hunter);
    for (const caller of callers) {
      for (const sample of foreignCalls(one, caller)) {
        const foreign = await send(app, one.entry, sample, { token: caller.token });
        const absent = await send(app, one.entry, elsewhere(sample, caller), { token: caller.token });
        expect(foreign.statusCode, JSON.stringify(sample)).toBe(404);
        expect(foreign.json()).toEqual(plainRefusal(codes.common.refusals.notFound));
        expect(foreign.rawPayload.equals(absent.rawPayload)).toBe(true);
      }
    }
  });

  test.each(entriesWithOwnedIds.filter(({ key, entry }) => entry.params && entry.body && !PUBLIC_IDS[key]))(
    '$key looks at whose it is before it looks at the body',
    async (one) => {
      const caller = one.entry.who === 'talent' ? others.talent : others.hunter;
      const { params } = sampleOf(one, world, caller);
      const answer = await send(
        app,
        one.entry,
        { ...(params && { params }), body: {} },
        { token: caller.token },
      );
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe('a path of the wrong shape', () => {
  const SHAPES = [
    ...['1', '-1', '1e30', '9'.repeat(30), `${randomUUID()}x`],
    ...['..%2f..%2fetc', '%00', '1;drop%20table%20jobs', '%F0%9F%92%A9'],
  ];
  test.each(everyEntry.filter(({ entry }) => entry.params))('$key is 404', async (one) => {
    const owner = ownerOf(one, world);
    const sample = sampleOf(one, world, owner);
    for (const shape of SHAPES) {
      const params = Object.fromEntries(Object.keys(sample.params ?? {}).map((name) => [name, shape]));
      const answer = await send(app, one.entry, { ...sample, params }, { token: owner?.token });
      expect(answer.statusCode, shape).toBe(404);
      expect(answer.json()).toEqual(plainRefusal(codes.common.refusals.notFound));
    }
  });
});

describe('an unknown or repeated query', () => {
  test.each(everyEntry.filter(({ entry }) => entry.method === 'GET'))(
    '$key is 422',
    async ({ key, entry }) => {
      const owner = ownerOf({ key, entry }, world);
      const sample = sampleOf({ key, entry }, world, owner);
      const ask = (query: Record<string, string>, suffix = '') =>
        send(
          app,
          { ...entry, path: `${entry.path}${suffix}` },
          { ...sample, query },
          { token: owner?.token },
        );
      const unknown = await ask({ ...sample.query, order_by: 'password' });
      expect(unknown.statusCode).toBe(422);
      expect(unknown.json().errors).toEqual({ order_by: [words.common.errors.unknownField] });
      if (!entry.query || !('limit' in entry.query.shape)) return;
      for (const limit of ['0', '-1', '51', '1000000', '1e1', 'x', '']) {
        expect((await ask({ ...sample.query, limit })).statusCode, `limit=${limit}`).toBe(422);
      }
      expect((await ask({ ...sample.query }, '?limit=1&limit=2')).statusCode).toBe(422);
      for (const after of ["' or 1=1", '\u0000', 'x'.repeat(801)]) {
        expect((await ask({ ...sample.query, after })).statusCode, `after=${after}`).toBe(422);
      }
      expect((await ask({ ...sample.query, after: '0' })).statusCode).toBe(200);
    },
  );
});
