/** The answers stored on a device are named in the contract and contain no payment, login or operator data. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import { MOST_ANSWERS, MOST_BYTES, overflow, SEEN_NAMES } from './kept-answers.ts';

const SECRET = /password|token|secret|otp|account_number|bank|access_code|authorization|reference|signature/i;

const endpoints = Object.values(contract).flatMap((module) =>
  Object.values(module as Record<string, Endpoint>),
);
const byName = new Map(endpoints.map((entry) => [`${entry.method} ${entry.path}`, entry]));

/** The names of all fields of a reply, however deep. */
function fieldsOf(entry: Endpoint): string[] {
  const shape = JSON.stringify(z.toJSONSchema(entry.reply, { unrepresentable: 'any', io: 'input' }));
  return [...shape.matchAll(/"([A-Za-z_]+)":\{/g)].map(([, name]) => name ?? '');
}

test.each([...SEEN_NAMES])('%s is an entry of the contract without secrets', (name) => {
  const entry = byName.get(name);
  expect(entry?.who).toMatch(/^(anyone|person|hunter|talent|member)$/);
  expect(fieldsOf(entry!).filter((field) => SECRET.test(field))).toEqual([]);
});

test.each([
  'payment/bank-accounts',
  'payment/payouts',
  'payment/bid/:id',
  'job/dispute/:id',
  'me',
  'account/standing',
])('%s is not kept', (path) => {
  expect(byName.has(`GET ${path}`)).toBe(true);
  expect(SEEN_NAMES.has(`GET ${path}`)).toBe(false);
});

const answer = (id: string, at: number, bytes = 10) => ({ id, at, bytes });

test('as many as fit stay', () => {
  expect(overflow([answer('a', 1), answer('b', 2)])).toEqual([]);
});

test('of too many the oldest go', () => {
  const all = Array.from({ length: MOST_ANSWERS + 2 }, (_, at) => answer(`${at}`, at));
  expect(overflow(all)).toEqual(['1', '0']);
});

test('of too large ones the oldest go', () => {
  const half = MOST_BYTES / 2;
  expect(overflow([answer('new', 3, half), answer('old', 1, half), answer('middle', 2, half)])).toEqual([
    'old',
  ]);
});
