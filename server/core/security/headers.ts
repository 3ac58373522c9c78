/** The headers that limit what our pages may do in the browser: the same with every answer, so made once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

/** From now on every answer carries them; an answer may still set one of its own (rules 7). */
export function sendSecurityHeaders(http: FastifyInstance, config: Config): void {
  const headers = headersOf({
    contentSecurityPolicy: securityPolicy(config),
    strictTransportSecurity: config.production,
  });
  headers['permissions-policy'] = UNUSED.map((name) => `${name}=()`).join(', ');
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** What no page of ours asks the device for. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
];

/** What helmet puts on an answer; nothing of it depends on the request. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/**
 * Scripts and styles only from our own files, HTML only as the app's own policy says; the page may be framed by nobody.
 * Vite needs more while developing.
 */
function securityPolicy(config: Config) {
  // Private files come from a store elsewhere by a redirect, which the policy follows.
  const files = ["'self'", 'blob:', ...(config.files.kind === 's3' ? [config.files.origin] : [])];
  const inline = config.dev ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: inline,
      styleSrc: inline,
      // The small pictures of orders come inside of answers.
      imgSrc: [...files, 'data:'],
      mediaSrc: files,
      connectSrc: config.dev ? ["'self'", 'ws:'] : ["'self'"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(!config.dev && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
    },
  };
}

/** What matters only to a page: 700 bytes that no script, style or answer of the API has to carry to a phone. */
const FOR_PAGES = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'],
  'referrer-policy',
  ...['x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies'],
  'x-xss-protection',
];

/** For one answer that is never shown as a page: removes the headers that matter only to pages. */
export function spareHeaders(reply: FastifyReply): void {
  for (const name of FOR_PAGES) reply.removeHeader(name);
}

/** For answers of the API: kept by nobody; should one be opened as a page, it may do nothing and is framed by nobody. */
export function setApiHeaders(reply: FastifyReply): void {
  spareHeaders(reply);
  reply.header('cache-control', 'no-store');
  reply.header('content-security-policy', "default-src 'none';frame-ancestors 'none'");
}

/** For one answer: lets these scripts and styles, known by their hashes, be inline in the page. */
export function allowInline(
  reply: FastifyReply,
  scripts: readonly string[],
  styles: readonly string[],
): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy
      .replace(/script-src [^;]*/, (part) => [part, ...scripts].join(' '))
      .replace(/style-src [^;]*/, (part) => [part, ...styles].join(' ')),
  );
}
