/** Private links open only in the browser of the person they were made for (rule 5.4), which a cookie identifies. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../http/context.ts';
import { cookiesOf, setCookie } from '../http/cookies.ts';
import type { Holder } from './files.ts';

/** A browser may be all of these at once: a member, an operator in the console, a guest of a proof room. */
const COOKIES: Record<Holder['as'], string> = {
  member: 'adire.files',
  operator: 'adire.console-files',
  guest: 'adire.guest-files',
};

/** Sets the cookie of an authorised caller, unless the browser already has it. */
export function setLinkHolderCookie(
  { files, config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { as, id }: Holder,
): void {
  const name = COOKIES[as];
  const holder = files.holderOf(id);
  if (cookiesOf(request, name).includes(holder)) return;
  reply.header('set-cookie', setCookie(config.publicUrl, name, holder, 'SameSite=Strict'));
}

/** Returns the holders the browser's cookies name. */
export function holdersOf(request: FastifyRequest): string[] {
  return Object.values(COOKIES).flatMap((name) => cookiesOf(request, name));
}
