/** Compresses responses that are built on demand (API answers, the app's page) for browsers that accept it. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);

/** Minimum size in bytes. A smaller response fits in one network packet, so compressing it saves nothing. */
const WORTH_IT = 1000;
/** Brotli quality. A higher one saves little and takes longer than the network would. */
const QUALITY = 5;
const TEXT = /^(?:application\/json|text\/html)\b/;

/**
 * For `onSend`. Safe to compress: private answers need the bearer token, which no cookie carries, so an attacker cannot
 * trigger an answer that mixes their own text with a secret and learn from its length.
 */
export async function compressReply(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' || payload.length < WORTH_IT || request.method === 'HEAD') return payload;
  if (!TEXT.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding'))
    return payload;
  reply.header('vary', withEncoding(reply.getHeader('vary')));
  if (!shouldCompress(request, payload)) return payload;
  reply.header('content-encoding', 'br').removeHeader('content-length');
  return compress(payload);
}

/** True when the text is large enough to compress and the client accepts Brotli. */
export function shouldCompress(request: FastifyRequest, text: string): boolean {
  return (
    text.length >= WORTH_IT &&
    request.method !== 'HEAD' &&
    /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  );
}

export function compress(text: string): Promise<Buffer> {
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Adds `accept-encoding` to the Vary header the answer already has. */
function withEncoding(vary: unknown): string {
  const named = typeof vary === 'string' ? vary : '';
  if (/\baccept-encoding\b/i.test(named)) return named;
  return named ? `accept-encoding, ${named}` : 'accept-encoding';
}
