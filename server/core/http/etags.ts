/** What a browser or proxy has already, by the tag of the answer. */
import type { FastifyRequest } from 'fastify';

/** True when the request names this tag; a weak one and a strong one of the same text are the same. */
export function hasAlready(request: FastifyRequest, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => strong(one.trim()) === strong(etag));
}

function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}
