/** The security log in the console. Operators' own acts are in a separate log. */
import * as z from 'zod/mini';
import { securityKinds } from '../accounts/security-kinds.ts';
import { next, personRef, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { listQuery } from './lines.ts';

const line = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(securityKinds),
  /** Null when the typed address has no account, and for events of the process itself. */
  person: z.nullable(personRef),
  /** The network address without its last part. */
  network: z.nullable(z.string()),
  country: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  facts: z.record(z.string(), z.unknown()),
  request_id: z.nullable(z.string()),
});
export type SecurityLine = z.infer<typeof line>;

export const operatorSecurity = {
  list: endpoint({
    method: 'GET',
    path: 'operator/security',
    who: 'operator',
    summary:
      'The security log, the newest first; `q` is the id or the e-mail address of a person, or a network such as 105.112.33.0/24.',
    query: z.strictObject({ ...listQuery, kind: z.optional(z.enum(securityKinds)) }),
    reply: z.object({ success, events: z.array(line), next }),
    errors: [],
  }),
};
