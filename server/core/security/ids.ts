/** Ids, tokens, hashes and seals. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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

/** `length` characters of Crockford's base32 (5 bits each). */
export function newCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('');
}

/** Lower-case hex of `bytes` random bytes. */
export function newHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
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
