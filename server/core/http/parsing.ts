/** Parses path, query and body of a request strictly by the contract: unknown fields are refused, not dropped. */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { notFound, Refusal } from './refusal.ts';

/** 404, not 422, for a malformed path parameter: it names nothing. */
export function parseParams(entry: Endpoint, request: FastifyRequest): unknown {
  if (!entry.params) return {};
  const parsed = z.safeParse(entry.params, request.params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** Replaces the library's own English messages. */
const inWords = { error: () => words.common.errors.unfit };

const nothing = z.strictObject({});

/** 422 under each parameter that is unknown, repeated or of the wrong shape. */
export function parseQuery(entry: Endpoint, request: FastifyRequest): unknown {
  return orInvalid(z.safeParse(entry.query ?? nothing, request.query ?? {}, inWords));
}

/** 422 under each field that is missing, unknown or wrong. */
export function parseBody(entry: Endpoint, fields: unknown): unknown {
  if (!entry.body) return {};
  return orInvalid(z.safeParse(entry.body, fields, inWords));
}

const DEPTH_MAX = 100;

/** 400 for a body that is nested too deeply (more than 100 levels) to be processed safely. */
export function assertShallow(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw new Refusal(400, words.common.refusals.badRequest);
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
}

type Parsing = { success: true; data: unknown } | { success: false; error: z.core.$ZodError };

function orInvalid(parsed: Parsing): unknown {
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key] = [words.common.errors.unknownField];
      continue;
    }
    const field = issue.path.map(String).join('.') || 'form';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  throw new Refusal(422, words.common.errors.invalid, { errors });
}

/** The 422 refusal for a form whose file is missing. */
export function fieldMissing(field: string): Refusal {
  return new Refusal(422, words.common.errors.invalid, {
    errors: { [field]: [words.common.fileErrors.required] },
  });
}

/** Refuses compressed bodies with 415 (rule 7.2), before the body is read. */
export async function refuseCompressedBody(request: FastifyRequest): Promise<void> {
  if (request.headers['content-encoding'] !== undefined)
    throw new Refusal(415, words.common.refusals.wrongType);
}
