/** Cookies of ours: where the site has TLS, a browser takes them from this host alone, encrypted and for every path. */
import type { FastifyRequest } from 'fastify';

const sealedName = (name: string) => `__Host-${name}`;

/** The values that a browser sent under a name, the sealed one first. */
export function cookiesOf(request: FastifyRequest, name: string): string[] {
  const pairs = (request.headers.cookie ?? '').split(/; */);
  return [sealedName(name), name].flatMap((one) =>
    pairs.filter((pair) => pair.startsWith(`${one}=`)).map((pair) => pair.slice(one.length + 1)),
  );
}

/** The header that keeps a value in the browser, away from scripts; `rest` is how long, and who may cause it to be sent. */
export function setCookie(publicUrl: string, name: string, value: string, rest: string): string {
  const isSealed = publicUrl.startsWith('https:');
  return `${isSealed ? sealedName(name) : name}=${value}; Path=/; ${rest}; HttpOnly${isSealed ? '; Secure' : ''}`;
}
