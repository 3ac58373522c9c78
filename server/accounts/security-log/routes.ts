/** Records in the security log who was refused for their role or called too often, and requests that none of our pages sends. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { access } from '#contract/accounts/access.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { bearerToken, originOf } from '#server/core/http/origin.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { INFECTED } from '#server/core/uploads/scanner.ts';
import { emailKey } from '../commands.ts';
import { type NewSecurityEvent, recordRefusal } from './commands.ts';

/** Adds the hook to the instance under which all endpoints are mounted. */
export function mountRefusalLog(api: FastifyInstance, mounting: Mounting): void {
  api.addHook('onError', async (request, _reply, error) => {
    const event = await eventOf(mounting, request, error);
    if (!event) return;
    const { database, clock, config } = mounting.services;
    const where = { now: clock.now(), requestId: request.id, origin: originOf(request, config) };
    await recordRefusal(database.db, where, event).catch((failure) => request.log.error(failure));
  });
}

const SIGN_INS: Record<string, NewSecurityEvent['kind']> = {
  [`/api/${access.login.path}`]: 'sign-in-throttled',
  [`/api/${operator.signIn.path}`]: 'console-sign-in-throttled',
  [`/api/${operator.enrol.path}`]: 'console-sign-in-throttled',
};

/** Where the provider sends its webhooks. */
const WEBHOOK = '/api/payment/webhook';

async function eventOf(m: Mounting, request: FastifyRequest, error: Error): Promise<NewSecurityEvent | null> {
  const path = request.routeOptions.url ?? '';
  const kind = kindOf(request, path, error);
  if (!kind) return null;
  if (Object.values(SIGN_INS).includes(kind)) return { kind, userId: await whoseAddress(m, request) };
  const token = bearerToken(request);
  const { database, clock } = m.services;
  const member = token && (await m.authenticate(database.db, token, clock.now()));
  if (kind === 'refused' && !member) return null;
  return { kind, userId: member ? member.userId : null, facts: { call: `${request.method} ${path}` } };
}

function kindOf(request: FastifyRequest, path: string, error: Error): NewSecurityEvent['kind'] | null {
  if (!(error instanceof Refusal)) return isBrokenBody(error) ? 'malformed' : null;
  const { status, code } = error;
  if (status === 429) return SIGN_INS[path] ?? 'throttled';
  if (status === 401 && path === WEBHOOK) return 'forged';
  if (code === INFECTED) return 'file-infected';
  // The console is hidden from members: they are refused with 404.
  if (status === 403 || (status === 404 && path.startsWith('/api/operator/'))) return 'refused';
  return status === 400 || namesUnknownField(error, request) ? 'malformed' : null;
}

/** True for Fastify's own errors about a body that cannot be read. */
function isBrokenBody(error: Error & { statusCode?: number }): boolean {
  return error.statusCode === 400;
}

function namesUnknownField({ errors = {} }: Refusal, { method }: FastifyRequest): boolean {
  return method !== 'GET' && Object.values(errors).flat().includes(words.common.errors.unknownField);
}

/** The id of the account with the typed e-mail address; null when there is none. */
async function whoseAddress({ services }: Mounting, request: FastifyRequest): Promise<string | null> {
  const typed = (request.body as { email?: unknown } | undefined)?.email;
  const user = await services.database.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(typeof typed === 'string' ? typed.trim() : ''))
    .executeTakeFirst();
  return user?.id ?? null;
}
