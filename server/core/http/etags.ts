/** Conditional requests: compares If-None-Match with the ETag of an answer. */
import type { FastifyRequest } from 'fastify';

/** True when the request names this tag; weak and strong tags with the same value match. */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => strong(one.trim()) === strong(etag));
}

function strong(etag: string): string {
  return etag.replace(/^W\//, '');
}
