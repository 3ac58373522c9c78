/** Writes a reply as JSON: nothing leaves that the contract does not name, and nothing that does not fit it. */
import { Ajv } from 'ajv';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Writer = { fits(reply: unknown): boolean; write(reply: unknown): string };

/** By the schema of the reply; null for one that only the contract itself can judge. */
const writers = new WeakMap<Schema, Writer | null>();
const ajv = new Ajv({ strict: false, validateFormats: false });

/**
 * The reply as the contract names it, as text: what `JSON.stringify(z.parse(schema, reply))` answers or throws, by code
 * that is compiled from the schema when it is first needed. A reply that this code does not take goes to the contract.
 */
export function replyText(schema: Schema, reply: unknown): string {
  const writer = writerOf(schema);
  return writer?.fits(reply) ? writer.write(reply) : JSON.stringify(z.parse(schema, reply));
}

/** The compiled way of a schema, or null when it says something that JSON Schema cannot. */
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
      // Unknown fields are left out, not refused; of a format its pattern says enough.
      if (zodSchema._zod.def.type === 'object') delete jsonSchema.additionalProperties;
      delete jsonSchema.format;
      if (jsonSchema.nullable && jsonSchema.enum) jsonSchema.enum = [...jsonSchema.enum, null];
    },
  });
  return plain ? { fits: ajv.compile(json), write: fastJson(json as fastJson.Schema) } : null;
}

const FORMATS: readonly unknown[] = ['uuid', 'datetime', 'date', 'safeint'];

type Check = { check: string; format?: string; inclusive?: boolean; pattern?: RegExp };

/** True of a check that JSON Schema makes as well; the length of a text it counts in other units. */
function isSaid(check: object, type: string): boolean {
  const { check: name, format, inclusive, pattern } = check as Check;
  if (FORMATS.includes(format)) return true;
  if (format === 'regex') return pattern?.flags === '';
  if (name === 'greater_than' || name === 'less_than') return type === 'number' && inclusive === true;
  return (name === 'min_length' || name === 'max_length') && type === 'array';
}

/** True where the contract only looks at a value, and JSON Schema says the same: it changes nothing, and has no rule of its own. */
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

/** Of these at most one in a union takes a value, or all write it alike. */
const SCALARS: readonly string[] = ['string', 'number', 'boolean', 'literal', 'enum'];
