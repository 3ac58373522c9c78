/** Serialises replies: only fields the contract names are sent, and only when they fit it. */
import { Ajv } from 'ajv';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Writer = { fits(reply: unknown): boolean; write(reply: unknown): string };

/** Compiled writers by reply schema; null for a schema that JSON Schema cannot express. */
const writers = new WeakMap<Schema, Writer | null>();
const ajv = new Ajv({ strict: false, validateFormats: false });

/**
 * Returns the reply as JSON text: the same result or error as `JSON.stringify(z.parse(schema, reply))`, but by code
 * compiled from the schema on first use. A reply this code does not accept goes through the contract instead.
 */
export function replyText(schema: Schema, reply: unknown): string {
  const writer = writerOf(schema);
  return writer?.fits(reply) ? writer.write(reply) : JSON.stringify(z.parse(schema, reply));
}

/** Returns the compiled writer of a schema, or null when the schema has rules that JSON Schema cannot express. */
export function writerOf(schema: Schema): Writer | null {
  const known = writers.get(schema);
  if (known !== undefined) return known;
  const made = compile(schema);
  writers.set(schema, made);
  return made;
}

function compile(schema: Schema): Writer | null {
  let plain = true;
  const json = z.toJSONSchema(schema, {
    io: 'output',
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      plain &&= isPlain(zodSchema);
      // Unknown fields are left out, not refused; the pattern already covers the format.
      if (zodSchema._zod.def.type === 'object') delete jsonSchema.additionalProperties;
      delete jsonSchema.format;
      if (jsonSchema.nullable && jsonSchema.enum) jsonSchema.enum = [...jsonSchema.enum, null];
    },
  });
  return plain ? { fits: ajv.compile(json), write: fastJson(json as fastJson.Schema) } : null;
}

const FORMATS: readonly unknown[] = ['uuid', 'datetime', 'date', 'safeint'];

type Check = { check: string; format?: string; inclusive?: boolean; pattern?: RegExp };

/** True for a check that JSON Schema makes too. Text length is not one: JSON Schema counts it in other units. */
function isSaid(check: object, type: string): boolean {
  const { check: name, format, inclusive, pattern } = check as Check;
  if (FORMATS.includes(format)) return true;
  if (format === 'regex') return pattern?.flags === '';
  if (name === 'greater_than' || name === 'less_than') return type === 'number' && inclusive === true;
  return (name === 'min_length' || name === 'max_length') && type === 'array';
}

/** True when the contract only validates a value, without changing it, and JSON Schema can express every check. */
function isPlain(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
  if (checks.some((check) => 'check' in check && !isSaid(check, def.type))) return false;
  switch (def.type) {
    case 'object':
      return def.catchall === undefined;
    case 'array':
    case 'optional':
    case 'boolean':
    case 'enum':
      return true;
    case 'string':
    case 'number':
      return !('coerce' in def && def.coerce);
    case 'literal':
      return def.values.every((value) => ['string', 'number', 'boolean'].includes(typeof value));
    case 'nullable':
      return def.innerType._zod.def.type !== 'union';
    case 'union':
      return def.options.every((option) => SCALARS.includes(option._zod.def.type));
    default:
      return false;
  }
}

/** In a union of these types at most one accepts a value, or all serialise it the same way. */
const SCALARS: readonly string[] = ['string', 'number', 'boolean', 'literal', 'enum'];
