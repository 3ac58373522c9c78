/** Authenticator codes (RFC 6238), encryption of their secret, and the QR code that transfers it to a phone: pure functions. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { encode } from 'uqr';

/** A code is valid for 30 seconds; the previous and next ones are accepted too, for clocks that differ. */
const STEP_SECONDS = 30;
const STEPS_AROUND = [0, -1, 1];
const DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Returns the number of 30-second steps since 1970. */
export function stepAt(at: Date): bigint {
  return BigInt(Math.floor(at.getTime() / 1000 / STEP_SECONDS));
}

/** Returns the six-digit code of a step; HMAC-SHA-1 because every authenticator supports it. */
export function codeOf(secret: Uint8Array, step: bigint): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(step);
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the step the code belongs to, or null. Steps up to `lastStep` were already used and do not count. */
export function stepOfCode(secret: Uint8Array, code: string, at: Date, lastStep: bigint): bigint | null {
  const now = stepAt(at);
  const given = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS));
  const found = STEPS_AROUND.map((around) => now + BigInt(around)).find((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), given),
  );
  return found !== undefined && found > lastStep ? found : null;
}

/** Encodes as base32 (RFC 4648) without padding, as authenticators expect. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Returns the URL that opens the authenticator on a phone. */
export function otpauthUrl(issuer: string, email: string, secret: Uint8Array): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`;
}

function sealingKey(signingSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', signingSecret, '', 'operator authenticator', 32));
}

/** Encrypts a secret with AES-256-GCM, bound to its owner; returns `iv.tag.text` in base64url. */
export function seal(secret: Uint8Array, ownerId: string, signingSecret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(signingSecret), iv).setAAD(Buffer.from(ownerId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.');
}

/** Decrypts a sealed secret; null when it was sealed for another owner or signing secret, or was changed. */
export function unseal(sealed: string, ownerId: string, signingSecret: string): Buffer | null {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(signingSecret), iv, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return null;
  }
}

/** `path` draws the dark squares, one unit each, in a square of `size` units including a light border of four. */
export type QrCode = { size: number; path: string };

/** Units of light border that QR readers need. */
const QUIET = 4;

export function qrOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: rows.join('') };
}

/** Returns the start and length of each run of dark squares. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
