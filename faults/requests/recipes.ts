/** Random requests from the OpenAPI document: nearly valid ones, changed in up to three places. */
import fc from 'fast-check';
import type { Sample } from '#server/testing/operator-samples.ts';
import { hostileText, hostileValue } from './hostile.ts';

export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** An operation of the document with its known valid call, in which ids are written `@id:name`. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  body: Schema | null;
  /** Name of its file field. */
  file: string | null;
  sample: Sample;
};

/** The sender: someone who may, the other party, a stranger, or an anonymous caller. */
type Sender = 'owner' | 'party' | 'stranger' | 'nobody';

/** A request in a notation short enough to print; bytes.ts turns it into bytes. */
export type Recipe = {
  operation: string;
  sender: Sender;
  params: Record<string, string>;
  query: [name: string, value: string][];
  body: unknown;
  /** Null for the content type that matches the body. */
  contentType: string | null;
  damage: 'none' | 'cut' | 'key-twice' | 'mark' | 'wide' | 'no-text';
  form: { boundary: string; fileName: string | null; content: string } | null;
  key: 'none' | 'new' | 'short' | 'long';
};

/** Returns values for the schema, at its limits and one beyond them. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.type === 'string') return fittingText(schema);
  if (schema.type === 'integer' || schema.type === 'number') return fittingNumber(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') return fittingList(schema);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fitting(field)]);
    const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
    return fc.record(model, { requiredKeys: schema.required ?? [] });
  }
  return fc.anything({ maxDepth: 2 });
}

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: anyId }, fc.uuid());
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const lengths = [minLength, minLength - 1, maxLength, maxLength + 1].filter((length) => length >= 0);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) }),
    fc.constantFrom('1', '50000', '2026-12-01', 'open', 'fr'),
    fc.constantFrom(...lengths.map((length) => `@x*${length}`)),
  );
}

function fittingNumber({ minimum = -(2 ** 53), maximum = 2 ** 53 }: Schema): fc.Arbitrary<number> {
  const atLimits = [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1];
  return fc.oneof(fc.constantFrom(1, 2, 5, 10), fc.constantFrom(...atLimits), fc.double({ noNaN: true }));
}

function fittingList({ items = {}, maxItems = 5 }: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(fitting(items), { maxLength: Math.min(maxItems, 5) }) },
    fitting(items).map((one) => Array(maxItems + 1).fill(one)),
  );
}

let names: string[] = ['me'];
const anyId = fc.nat().map((which) => `@id:${names[which % names.length]}`);

/** Sets the names of ids that requests may contain, besides `me`. */
export function nameIds(known: string[]): void {
  names = ['me', ...known];
}

type Change = { field: string; value: unknown; gone: boolean };

/** Names that exist as columns or properties, but not as form fields. */
const UNKNOWN = ['user_id', 'role', 'is_operator', 'status', 'constructor', 'upload_id', 'toString'];

function bodyOf({ body, sample }: Operation): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(sample.body ?? null);
  const fields = Object.entries(body.properties ?? {});
  const change = fc.oneof(
    ...fields.map(([field, schema]) =>
      fc.record({
        field: fc.constant(field),
        value: fc.oneof(fitting(schema), hostileValue, nested(schema)),
        gone: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
      }),
    ),
    fc.record({ field: fc.constantFrom(...UNKNOWN), value: hostileValue, gone: fc.constant(false) }),
  );
  const base = fc.oneof({ weight: 3, arbitrary: fc.constant(sample.body ?? {}) }, fitting(body));
  const changed = fc
    .tuple(base, fc.array(change, { maxLength: 3 }))
    .map(([from, changes]) => withChanges(from as object, changes));
  return fc.oneof({ weight: 19, arbitrary: changed }, hostileValue);
}

/** Returns a list with one value that does not belong in it. */
function nested({ items }: Schema): fc.Arbitrary<unknown> {
  if (!items?.properties) return hostileValue;
  const [first = 'x'] = Object.keys(items.properties);
  return fc.tuple(fitting(items), hostileValue).map(([one, odd]) => [{ ...(one as object), [first]: odd }]);
}

function withChanges(from: object, changes: Change[]): unknown {
  const changed = new Map(Object.entries(from));
  for (const { field, value, gone } of changes) {
    if (gone) changed.delete(field);
    else changed.set(field, value);
  }
  return Object.fromEntries(changed);
}

function paramsOf({ parameters, sample }: Operation): fc.Arbitrary<Record<string, string>> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const values = inPath.map(({ name }) => [
    name,
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(sample.params?.[name] ?? 'x') },
      { weight: 3, arbitrary: anyId },
      hostileText,
    ),
  ]);
  return fc.record(Object.fromEntries(values));
}

function queryOf({ parameters, sample }: Operation): fc.Arbitrary<[string, string][]> {
  const good: [string, string][] = Object.entries(sample.query ?? {});
  const known = parameters.filter((one) => one.in === 'query');
  const one = fc.oneof(
    ...known.map(({ name, schema }) =>
      fc.tuple(fc.constant(name), fc.oneof(fitting(schema).map(String), hostileText)),
    ),
    fc.tuple(fc.constantFrom('order_by', 'limit', 'as', 'toString', '__proto__'), hostileText),
  );
  const plain = fc.constant(good);
  const more = fc.array(one, { maxLength: 3 }).map((added): [string, string][] => [...good, ...added]);
  return known.length > 0 ? fc.oneof(plain, { weight: 4, arbitrary: more }) : mostly(good, more);
}

const CONTENT_TYPES = [
  ...['APPLICATION/JSON', 'application/json; charset=utf-16', 'application/json;', 'application/json\t;x'],
  ...['application/merge-patch+json', 'text/plain', 'text/html', 'application/x-www-form-urlencoded'],
  ...[
    'application/xml',
    'application/octet-stream',
    'x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ],
  ...[
    'multipart/form-data; boundary="',
    'multipart/mixed; boundary=x',
    'multipart/form-data; boundary=a; boundary=b',
  ],
];

const form = fc.record({
  boundary: fc.constantFrom(
    'x',
    'a b',
    '--',
    "'",
    `${'b'.repeat(70)}`,
    'c'.repeat(252),
    'd'.repeat(300),
    '"q"',
  ),
  fileName: fc.constantFrom(
    null,
    'a.png',
    '',
    '../../x',
    'a\u0000.png',
    'gpj\u202E.exe',
    '@x*4000',
    'a"b.png',
  ),
  content: fc.constantFrom('pixel', 'nothing', 'html', 'zeros', 'riff', 'zip'),
});

function mostly<T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, other);
}

/** Returns requests to these operations, with equal probability. */
export function recipes(operations: readonly Operation[]): fc.Arbitrary<Recipe> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record<Recipe>({
      operation: fc.constant(operation.name),
      sender: mostly('owner', fc.constantFrom('party', 'stranger', 'nobody')),
      params: paramsOf(operation),
      query: queryOf(operation),
      body: operation.method === 'GET' ? fc.constant(null) : bodyOf(operation),
      contentType: mostly(null, fc.constantFrom(...CONTENT_TYPES)),
      damage: mostly('none', fc.constantFrom('cut', 'key-twice', 'mark', 'wide', 'no-text')),
      form: operation.file === null ? fc.constant(null) : fc.option(form),
      key: mostly('new', fc.constantFrom('none', 'short', 'long')),
    }),
  );
}
