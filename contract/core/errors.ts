/** The refusals of the API: their status codes and the body that every one of them has. */
import * as z from 'zod/mini';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 502 | 503;

/**
 * The body of every refusal. `errors` lists messages per field (422), `code` names the state that forbids
 * the step (409), `error.message` repeats `message` for readers of the older shape.
 */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({ message: z.string() }),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  code: z.optional(z.string()),
  request_id: z.optional(z.string()),
});
export type Refusal = z.infer<typeof refusal>;
