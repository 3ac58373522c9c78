/** Ids, tokens, hashes and seals. */
import { createHash, createHmac, type Hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 } from 'uuid';

/** A time-ordered id (UUIDv7): lists by id are lists by age. */
export function newId(): string {
  return v7();
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isId(value: string): boolean {
  return ID.test(value);
}

/** 256 random bits for bearer tokens. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Crockford's base32 (5 bits a character); as long as a code is that a mail or the command line gives. */
export function newCode(length = 24): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** Lower-case hex of `bytes` random bytes. */
export function newHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The hash of the rest of a stream, in lower-case hex. */
export async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** A step of a pipeline: adds every chunk to the hash and passes it on. */
export function hashing(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

/** Base64url of HMAC-SHA-256. The first word of `text` keeps it apart from everything else that is sealed with this secret. */
export function sealOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether the seal is the one of this text, in the same time for every wrong one. */
export function isSealed(secret: string, text: string, seal: string): boolean {
  const right = Buffer.from(sealOf(secret, text));
  const given = Buffer.from(seal);
  return right.length === given.length && timingSafeEqual(right, given);
}
