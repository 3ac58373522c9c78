/** Security headers: the same for every answer, so built once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

/** Adds the headers to every answer; an answer may still override one (rules 7). */
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

/** Browser features that none of our pages use. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb'],
];

/** Returns the headers helmet sets; none of them depends on the request. */
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
 * Scripts and styles only from our own files, HTML only through the app's own Trusted Types policy, no framing.
 * Vite needs more during development.
 */
function securityPolicy(config: Config) {
  // A redirect may lead to private files in a remote store, and the policy applies to its target too.
  const files = ["'self'", 'blob:', ...(config.files.kind === 's3' ? [config.files.origin] : [])];
  const inline = config.dev ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: inline,
      styleSrc: inline,
      // Thumbnails of orders are data URLs inside answers.
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

/** Headers that matter only to pages: 700 bytes that scripts, styles and API answers can do without. */
const FOR_PAGES = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'],
  'referrer-policy',
  ...['x-dns-prefetch-control', 'x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies'],
  'x-xss-protection',
];

/** Removes the headers that matter only to pages from an answer that is never shown as one. */
export function removePageHeaders(reply: FastifyReply): void {
  for (const name of FOR_PAGES) reply.removeHeader(name);
}

/** For API answers: not cached; if opened as a page, it may load nothing and cannot be framed. */
export function setApiHeaders(reply: FastifyReply): void {
  removePageHeaders(reply);
  reply.header('cache-control', 'no-store');
  reply.header('content-security-policy', "default-src 'none';frame-ancestors 'none'");
}

/** Allows these inline scripts and styles, by their hashes, in one answer. */
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
