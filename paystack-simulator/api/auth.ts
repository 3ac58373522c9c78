/** Bearer check of every API endpoint, with Paystack's three ways of refusing. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { invalidKey, PaystackError } from '../errors.ts';

/** Throws unless the header carries the secret key. */
export function requireKey(header: string | undefined, secretKey: string): void {
  if (header === undefined || header === '')
    throw new PaystackError(401, 'No Authorization Header was found');
  const [scheme, key, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !key || rest.length > 0)
    throw new PaystackError(401, 'Format is Authorization Bearer [secret key]');
  if (!timingSafeEqual(digest(key), digest(secretKey))) throw invalidKey();
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
