/** The API's refusals: their status codes and common body. */
import * as z from 'zod/mini';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 502 | 503;

/** A message by its place in the catalogue of words, with its parameters. */
const codedMessage = z.object({
  code: z.string(),
  params: z.array(z.union([z.string(), z.number()])),
});

/**
 * The body of every refusal. `code` names the state that forbids the action (409), otherwise the message; `params` fill the
 * gaps in the message. `errors` lists messages per field (422), `fields` the same as codes. Messages are in the language of the
 * request. `error.message` repeats `message` for readers of the older shape.
 */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({ message: z.string() }),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  fields: z.optional(z.record(z.string(), z.array(codedMessage))),
  code: z.optional(z.string()),
  params: z.optional(codedMessage.shape.params),
  request_id: z.optional(z.string()),
});
export type Refusal = z.infer<typeof refusal>;
