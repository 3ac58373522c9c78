/** Ids, tokens, hashes and seals. */
import { createHash, createHmac, type Hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 } from 'uuid';

/** Returns a time-ordered id (UUIDv7): sorting by id sorts by age. */
export function newId(): string {
  return v7();
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(value: string): boolean {
  return ID.test(value);
}

/** Returns a bearer token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random code in Crockford's base32 (5 bits per character), by default as long as those in mails and on the command line. */
export function newCode(length = 24): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** Returns `bytes` random bytes in lower-case hex. */
export function newHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the SHA-256 of the rest of a stream, in lower-case hex. */
export async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** Returns a pipeline step that adds every chunk to the hash and passes it on. */
export function hashing(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

/** Returns HMAC-SHA-256 in base64url. The first word of `text` separates it from other uses of the same secret. */
export function sealOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** True when the seal belongs to this text; compares in constant time. */
export function isSealed(secret: string, text: string, seal: string): boolean {
  const right = Buffer.from(sealOf(secret, text));
  const given = Buffer.from(seal);
  return right.length === given.length && timingSafeEqual(right, given);
}
