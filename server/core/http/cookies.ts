/** Our own cookies: with TLS they get the `__Host-` prefix, so browsers accept them only from this host, over HTTPS, for all paths. */
import type { FastifyRequest } from 'fastify';

const sealedName = (name: string) => `__Host-${name}`;

/** Returns the values the browser sent under a name, the `__Host-` one first. */
export function cookiesOf(request: FastifyRequest, name: string): string[] {
  const pairs = (request.headers.cookie ?? '').split(/; */);
  return [sealedName(name), name].flatMap((one) =>
    pairs.filter((pair) => pair.startsWith(`${one}=`)).map((pair) => pair.slice(one.length + 1)),
  );
}

/** Returns a Set-Cookie header that scripts cannot read; `rest` holds the lifetime and SameSite attributes. */
export function setCookie(publicUrl: string, name: string, value: string, rest: string): string {
  const isSealed = publicUrl.startsWith('https:');
  return `${isSealed ? sealedName(name) : name}=${value}; Path=/; ${rest}; HttpOnly${isSealed ? '; Secure' : ''}`;
}
