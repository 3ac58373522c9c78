/** Notes in the security log who was refused for their role, and who came too often to sign in. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accounts } from '#contract/accounts/accounts.ts';
import { operator } from '#contract/operator/operator.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { bearerToken, originOf } from '#server/core/http/origin.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { emailKey } from '../commands.ts';
import { type NewSecurityEvent, recordRefusal } from './commands.ts';

/** For the instance under which all endpoints are mounted. */
export function noteRefusals(api: FastifyInstance, mounting: Mounting): void {
  api.addHook('onError', async (request, _reply, error) => {
    const event = error instanceof Refusal && (await eventOf(mounting, request, error.status));
    if (!event) return;
    const { database, clock, config } = mounting.services;
    const where = { now: clock.now(), requestId: request.id, origin: originOf(request, config) };
    await recordRefusal(database.db, where, event).catch((failure) => request.log.error(failure));
  });
}

const SIGN_INS: Record<string, NewSecurityEvent['kind']> = {
  [`/api/${accounts.login.path}`]: 'sign-in-throttled',
  [`/api/${operator.signIn.path}`]: 'console-sign-in-throttled',
  [`/api/${operator.enrol.path}`]: 'console-sign-in-throttled',
};

async function eventOf(
  { services, authenticate }: Mounting,
  request: FastifyRequest,
  status: number,
): Promise<NewSecurityEvent | null> {
  const { db } = services.database;
  const path = request.routeOptions.url ?? '';
  // The console is not there for members: they are refused with 404.
  if (status === 403 || (status === 404 && path.startsWith('/api/operator/'))) {
    const token = bearerToken(request);
    const member = token && (await authenticate(db, token, services.clock.now()));
    if (!member) return null;
    return { kind: 'refused', userId: member.userId, facts: { call: `${request.method} ${path}` } };
  }
  const kind = SIGN_INS[path];
  if (status !== 429 || !kind) return null;
  const typed = (request.body as { email?: unknown } | undefined)?.email;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(typeof typed === 'string' ? typed.trim() : ''))
    .executeTakeFirst();
  return { kind, userId: user?.id ?? null };
}
