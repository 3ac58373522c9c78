/** Every read's reply, complete and broken at every place: the compiled writer gives the same result as the contract. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WAVEFORM_BARS } from '#contract/core/waveform.ts';
import { everyEntry } from '#server/testing/every-endpoint.ts';
import { replyText, writerOf } from './replies.ts';

const reads = everyEntry.filter(({ entry }) => entry.method === 'GET');

/** Returns a reply with every field the schema names. */
function fullReply(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, fullReply(one)]));
    case 'array':
      return firstGood(schema, [
        [fullReply(def.element), fullReply(def.element)],
        Array.from({ length: WAVEFORM_BARS }, () => 7),
      ]);
    case 'record':
      return { one: fullReply(def.valueType), two: fullReply(def.valueType) };
    case 'nullable':
    case 'optional':
      return fullReply(def.innerType);
    case 'union':
      return fullReply(def.options[0] as z.core.$ZodType);
    default:
      return firstGood(schema, [...TEXTS, 7, 0, true, null, ...valuesOf(def)]);
  }
}

const TEXTS = [
  'Quotes " and \\, a line\nand \u2028, ẹ̀kọ́, 🎨, half a pair \ud83c',
  'Indigo',
  'yor',
  '0198c7a2-5b1e-7000-8000-00000000002a',
  '2026-11-21T09:30:00.000Z',
  '2026-11-21',
  '2026-11',
];

function valuesOf(def: z.core.$ZodTypes['_zod']['def']): unknown[] {
  if (def.type === 'enum') return Object.values(def.entries);
  return def.type === 'literal' ? def.values : [];
}

function firstGood(schema: z.core.$ZodType, candidates: unknown[]): unknown {
  const good = candidates.find((one) => z.safeParse(schema, one).success);
  if (good === undefined) throw new Error(`no sample of ${schema._zod.def.type}`);
  return good;
}

type Box = Record<string, unknown>;

/** Returns every object and list in a value, including itself; in lists only the last element is followed. */
function boxes(value: unknown): Box[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Box, ...places(value as Box).flatMap((name) => boxes((value as Box)[name]))];
}

function places(box: Box): string[] {
  return Array.isArray(box) ? Object.keys(box).slice(-1) : Object.keys(box);
}

function replyOrRefusal(schema: z.ZodMiniType, reply: unknown): string {
  try {
    return replyText(schema, reply);
  } catch {
    return 'refused';
  }
}

function expectSame(schema: z.ZodMiniType, reply: unknown): string {
  const answer = replyOrRefusal(schema, reply);
  const parsed = z.safeParse(schema, reply);
  expect(answer).toBe(parsed.success ? JSON.stringify(parsed.data) : 'refused');
  return answer;
}

test.each(reads.filter(({ key }) => !/^operator/.test(key)))('$key goes the compiled way', ({ entry }) => {
  expect(writerOf(entry.reply)?.fits(fullReply(entry.reply))).toBe(true);
});

test.each(reads)('$key: a whole reply', ({ entry }) => {
  const reply = fullReply(entry.reply);
  expect(expectSame(entry.reply, reply)).toBe(JSON.stringify(reply));
});

test.each(reads)('$key: what the contract does not name stays here, however deep', ({ entry }) => {
  const reply = fullReply(entry.reply);
  const whole = JSON.stringify(reply);
  // Records that allow any name (the facts of a history) are left out: there a name is data.
  const named = boxes(reply).filter((box) => !Array.isArray(box) && !('one' in box));
  for (const box of named) Object.assign(box, { password_hash: 'secret', deep: { code: 'secret' } });
  const answer = expectSame(entry.reply, reply);
  if (writerOf(entry.reply)) expect(answer).toBe(whole);
  expect(answer).not.toContain('secret');
});

const SPOILED = [null, undefined, 'text', -1.5, Number.NaN, 2n, true, [], {}, new Date(0)];

test.each(reads.filter(({ entry }) => writerOf(entry.reply)))(
  '$key: a reply with a wrong value is written or refused as the contract would',
  ({ entry }) => {
    const reply = fullReply(entry.reply);
    let refused = 0;
    for (const box of boxes(reply)) {
      for (const [name, good] of Object.entries(box)) {
        for (const wrong of SPOILED) {
          box[name] = wrong;
          if (expectSame(entry.reply, reply) === 'refused') refused += 1;
        }
        delete box[name];
        expectSame(entry.reply, reply);
        box[name] = good;
      }
    }
    expect(refused).toBeGreaterThan(0);
  },
);

describe('what JSON Schema cannot say is left to the contract', () => {
  const trimmed = z.string().check(z.trim());
  const schemas = {
    'a changed text': [trimmed, ' a '],
    'a rule of its own': [z.string().check(z.refine((text) => text !== 'no')), 'yes'],
    'a turned value': [
      z.pipe(
        z.string(),
        z.transform((text: string) => text.length),
      ),
      'abc',
    ],
    'a coerced number': [z.coerce.number(), '4'],
    'a date': [z.date(), new Date(0)],
    'anything at all': [z.unknown(), { a: 1 }],
    'an object that refuses others': [z.strictObject({ a: z.int() }), { a: 1 }],
    'an object that keeps others': [z.looseObject({ a: z.int() }), { a: 1, b: 2 }],
    'one object or another': [z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]), { b: 1, c: 2 }],
    'a record, which is no date': [z.record(z.string(), z.int()), new Date(0)],
  } as const;

  test.each(Object.entries(schemas))('%s', (_name, [inner, value]) => {
    for (const schema of [inner, z.object({ list: z.array(inner as z.ZodMiniType) })] as z.ZodMiniType[]) {
      expect(writerOf(schema)).toBeNull();
    }
    expectSame(z.object({ inner: inner as z.ZodMiniType }), { inner: value });
  });
});
