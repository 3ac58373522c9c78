/** Private links open only in the browser of the person they were made for (rule 5.4): a cookie beside the link says who that is. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, OperatorActor, Services } from '../http/context.ts';
import { cookiesOf, setCookie } from '../http/cookies.ts';

/** Both sides of one browser: a member, and an operator in the console. */
const COOKIES = { member: 'adire.files', operator: 'adire.console-files' };

/** Whoever was let in by a token gets the cookie, unless the browser has it. */
export function keepHolder(
  { files, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor | OperatorActor,
): void {
  const name = 'isHunter' in actor ? COOKIES.member : COOKIES.operator;
  const holder = files.holderOf(actor.userId);
  if (cookiesOf(request, name).includes(holder)) return;
  reply.header('set-cookie', setCookie(config.publicUrl, name, holder, 'SameSite=Strict'));
}

/** Whom the browser says it belongs to. */
export function holdersOf(request: FastifyRequest): string[] {
  return Object.values(COOKIES).flatMap((name) => cookiesOf(request, name));
}
