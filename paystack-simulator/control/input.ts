/** Input of the steering API: JSON from tests, or form fields from the steering page, checked the same way. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PaystackError } from '../errors.ts';

/** Answers a test with JSON, and a form of the steering page with a redirect that names the action. */
export type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: string,
  body?: object,
) => FastifyReply | object;

const webhookChoice = z.union([z.boolean(), z.int().min(0).max(1_000)]).optional();
const kobo = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const paySchema = z.strictObject({
  channel: z.enum(['card', 'bank_transfer', 'ussd', 'bank']).default('card'),
  /** Charged amount in kobo, if different from the requested one. */
  amount: kobo.optional(),
  fees: kobo.optional(),
  currency: z.string().length(3).optional(),
  webhook: webhookChoice,
});

export const reasonSchema = z.strictObject({ reason: z.string().min(1).max(200).default('Declined') });
export const delaySchema = z.strictObject({
  seconds: z.number().min(0).max(604_800),
  channel: z.enum(['card', 'bank_transfer', 'ussd']).default('bank_transfer'),
});
export const holdSchema = z.strictObject({ webhook: webhookChoice });
export const refundStatusSchema = z.strictObject({
  status: z.enum(['processing', 'processed', 'failed', 'needs-attention']),
  webhook: webhookChoice,
});
export const copiesSchema = z.strictObject({ times: z.int().min(0).max(1_000).default(1) });
export const sendSchema = z.strictObject({
  /** Which webhooks to send; all in the book when neither is given. */
  ids: z.array(z.int()).optional(),
  references: z.array(z.string()).optional(),
  times: z.int().min(0).max(1_000).default(1),
  shuffle: z.boolean().default(false),
  /** True: all at once; false: one after the other. */
  parallel: z.boolean().default(true),
});
export const raiseSchema = z.strictObject({
  event: z.string().min(1).max(100),
  data: z.unknown(),
  times: z.int().min(1).max(1_000).default(1),
});
export const disputeSchema = z.strictObject({
  /** Disputed amount in kobo; the whole payment by default. */
  amount: kobo.min(1).optional(),
  category: z.enum(['chargeback', 'fraud']).default('chargeback'),
  webhook: webhookChoice,
});
export const balanceSchema = z.strictObject({ kobo });
export const settleSchema = z.strictObject({ to: z.enum(['bank', 'balance']).default('bank') });

export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Returns the validated body; throws 400 with the errors. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.infer<Schema> {
  const body = request.body ?? {};
  const result = schema.safeParse(isForm(request) ? typedFields(body as Record<string, string>) : body);
  if (result.success) return result.data;
  throw new PaystackError(400, z.prettifyError(result.error));
}

/** Converts form fields, which are text: empty ones count as absent, integers and true/false get their type. */
function typedFields(fields: Record<string, string>): Record<string, unknown> {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, typed(value)]));
}

function typed(value: string): unknown {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return value === 'null' ? null : value;
}
