/** The link to a copy of somebody's data: it carries its own right, for ten minutes, and for this alone. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const LIVES_MS = 10 * 60_000;
const PATH = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})\.zip$/;

export function signCopy(secret: string, userId: string, now: Date): { path: string; expiresAt: Date } {
  const expires = now.getTime() + LIVES_MS;
  const path = `/own-data/${userId}.${expires}.${signature(secret, userId, expires)}.zip`;
  return { path, expiresAt: new Date(expires) };
}

/** Whose copy this name opens now; null for a name that is old, or not ours. */
export function readCopyName(secret: string, name: string, now: Date): string | null {
  const [, userId = '', expires = '', given = ''] = PATH.exec(name) ?? [];
  if (!userId || Number.parseInt(expires, 10) < now.getTime()) return null;
  const wanted = Buffer.from(signature(secret, userId, Number.parseInt(expires, 10)));
  const sent = Buffer.from(given);
  return wanted.length === sent.length && timingSafeEqual(wanted, sent) ? userId : null;
}

function signature(secret: string, userId: string, expires: number): string {
  return createHmac('sha256', secret).update(`own-data\n${userId}\n${expires}`).digest('base64url');
}

/** A name that every disk takes: `3f2a91bc-Logo final.pdf`. */
export function fileName(stored: string, display: string): string {
  const plain = display
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  return plain === '' ? stored : `${stored.slice(0, 8)}-${plain}`;
}
