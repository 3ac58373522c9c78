/** Answers to callers without a session: the same for everyone, so they are cached briefly here and at a proxy. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { Clock } from '../clock.ts';
import { compress, shouldCompress } from './compression.ts';
import { matchesEtag } from './etags.ts';

export const KEPT_MS = 1_000;
/** Maximum number of cached answers; the oldest are dropped first. */
const KEPT_MAX = 500;

/**
 * A proxy may cache an answer for 50 seconds; a browser revalidates every time. Not `stale-while-revalidate`: browsers follow it
 * too and would show answers that are minutes old.
 */
const AT_THE_EDGE = 'public, max-age=0, s-maxage=50';

type Answer = { text: string; etag: string; packed?: Promise<Buffer> };
type Kept = { answer: Promise<Answer>; until: number };

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;

/** True for an anonymous read of a public endpoint; a request with a token, even an invalid one, bypasses the cache. */
export function isPublic(entry: Endpoint, request: FastifyRequest): boolean {
  return entry.method === 'GET' && entry.who === 'anyone' && request.headers.authorization === undefined;
}

/** Caches answers by URL and language for `keptMs`, counted from before the data was read. */
export function createPublicAnswers(clock: Clock, keptMs = KEPT_MS) {
  let kept = new Map<string, Kept>();

  function answerOf(key: string, read: () => Promise<string>): Promise<Answer> {
    const now = clock.now().getTime();
    const found = kept.get(key);
    if (found && now < found.until && now >= found.until - keptMs) return found.answer;
    const within = kept;
    const answer = read().then((text) => ({ text, etag: etagOf(text) }));
    within.delete(key);
    within.set(key, { answer, until: now + keptMs });
    answer.catch(() => within.delete(key));
    for (const [oldest, { until }] of within) {
      if (until > now && within.size <= KEPT_MAX) break;
      within.delete(oldest);
    }
    return answer;
  }

  return {
    /** Clears the cache. Reads that are under way are not cached either: they may predate the write. */
    forget(): void {
      if (kept.size > 0) kept = new Map();
    },

    /** Sends the result of `read`, or the cached one; 304 when the client already has it. */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      language: Language,
      read: () => Promise<string>,
    ): Promise<string | Buffer> {
      const answer = await answerOf(`${language} ${request.url}`, read);
      const { text, etag } = answer;
      reply.header('cache-control', AT_THE_EDGE).header('etag', etag);
      reply.header('vary', 'accept-encoding, accept-language, authorization');
      if (matchesEtag(request, etag)) {
        reply.code(304);
        return '';
      }
      if (!shouldCompress(request, text)) return text;
      reply.header('content-encoding', 'br');
      answer.packed ??= compress(text);
      return answer.packed;
    },
  };
}

/** Weak, because the compressed and the plain text are the same answer. */
function etagOf(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}
