/** Where a call comes from (network address, country, user agent and device, as far as the request says) and its token. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export type Origin = {
  address: string;
  /** ISO 3166 alpha-2; null when no trusted proxy names it. */
  country: string | null;
  /** At most 300 characters. */
  userAgent: string;
  /** Random id that the browser chose for itself; null when it sent none. */
  deviceId: string | null;
};

/** The header in which our web app sends its device id. */
const DEVICE_HEADER = 'x-device';

/** Returns the origin of a request. The country is taken only from the trusted proxy (COUNTRY_HEADER, TRUSTED_PROXY). */
export function originOf(request: FastifyRequest, { countryHeader }: Pick<Config, 'countryHeader'>): Origin {
  const { headers } = request;
  const isForwarded = (request.ips?.length ?? 0) > 1;
  const country = countryHeader && isForwarded ? String(headers[countryHeader] ?? '') : '';
  const device = String(headers[DEVICE_HEADER] ?? '');
  return {
    address: request.ip,
    country: /^[A-Z]{2}$/.test(country) && !NOWHERE.has(country) ? country : null,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    deviceId: /^[A-Za-z0-9-]{20,40}$/.test(device) ? device : null,
  };
}

/** Values that proxies send when there is no country: unknown networks and Tor. */
const NOWHERE = new Set(['XX', 'ZZ', 'T1']);

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Returns the bearer token of the request, or null when the header is missing or malformed. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ')) return null;
  const token = header.slice(7);
  return TOKEN.test(token) ? token : null;
}
