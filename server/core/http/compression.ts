/** Compresses what is made on demand (answers of the API, the app's page) for browsers that accept it. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);

/** Bytes. Less than one network packet: compressing saves nothing. */
const WORTH_IT = 1000;
/** More than this saves little and takes longer than the network would. */
const QUALITY = 5;
const TEXT = /^(?:application\/json|text\/html)\b/;

/**
 * For `onSend`. What a token opens is only ever sent to who has the token, and no cookie sends one along, so that nobody
 * can have an answer made with words of their own beside a secret and learn from its length.
 */
export async function compressReply(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' || payload.length < WORTH_IT || request.method === 'HEAD') return payload;
  if (!TEXT.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding'))
    return payload;
  reply.header('vary', withEncoding(reply.getHeader('vary')));
  if (!takesPacked(request, payload)) return payload;
  reply.header('content-encoding', 'br').removeHeader('content-length');
  return pack(payload);
}

/** True when this text is worth packing, for a reader who unpacks it. */
export function takesPacked(request: FastifyRequest, text: string): boolean {
  return (
    text.length >= WORTH_IT &&
    request.method !== 'HEAD' &&
    /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  );
}

export function pack(text: string): Promise<Buffer> {
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Adds the encoding to what an answer already varies with, such as the language. */
function withEncoding(vary: unknown): string {
  const named = typeof vary === 'string' ? vary : '';
  if (/\baccept-encoding\b/i.test(named)) return named;
  return named ? `accept-encoding, ${named}` : 'accept-encoding';
}
