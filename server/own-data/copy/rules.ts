/** Signed links to a copy of a person's data, valid for ten minutes. */
import { withoutInvisible } from '#contract/core/common.ts';
import { isSealed, sealOf } from '#server/core/security/ids.ts';

const LIVES_MS = 10 * 60_000;
const PATH = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})\.zip$/;

export function signCopy(secret: string, userId: string, now: Date): { path: string; expiresAt: Date } {
  const expires = now.getTime() + LIVES_MS;
  const path = `/own-data/${userId}.${expires}.${sealOf(secret, sealedText(userId, expires))}.zip`;
  return { path, expiresAt: new Date(expires) };
}

/** Returns the id of the person whose copy this name opens; null for an expired or unsigned name. */
export function readCopyName(secret: string, name: string, now: Date): string | null {
  const [, userId = '', expires = '', given = ''] = PATH.exec(name) ?? [];
  if (!userId || Number.parseInt(expires, 10) < now.getTime()) return null;
  return isSealed(secret, sealedText(userId, Number.parseInt(expires, 10)), given) ? userId : null;
}

function sealedText(userId: string, expires: number): string {
  return `own-data\n${userId}\n${expires}`;
}

/** A file name that is valid on every disk: `3f2a91bc-Logo final.pdf`. */
export function fileName(stored: string, display: string): string {
  const plain = withoutInvisible(display)
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  return plain === '' ? stored : `${stored.slice(0, 8)}-${plain}`;
}
