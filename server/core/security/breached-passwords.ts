/** Checks a password against a breached-password service, which sees five of forty characters of a hash, never the password. */
import { createHash } from 'node:crypto';
import { normalizePassword } from './passwords.ts';

/** Maximum wait during sign-up. */
const TIMEOUT_MS = 2_000;
/** Maximum size of an answer: a range has some 2,000 lines of 40 characters. */
const RANGE_BYTES_MAX = 1_000_000;

/** True when the service at `ranges` knows the password. False when it is away, which is passed to `report`. */
export async function isBreached(
  ranges: string,
  password: string,
  report: (error: unknown) => void,
): Promise<boolean> {
  // SHA-1 is the format of these services; it is only used for comparison, not for protection.
  const hash = createHash('sha1').update(normalizePassword(password)).digest('hex').toUpperCase();
  try {
    const range = await rangeOf(`${ranges}${hash.slice(0, 5)}`);
    return range.some((line) => {
      const [suffix, count] = line.trim().split(':');
      // The service pads answers with entries seen 0 times, so that their size reveals nothing.
      return suffix?.toUpperCase() === hash.slice(5) && Number(count) > 0;
    });
  } catch (error) {
    report(new Error(`stolen passwords could not be asked about: ${(error as Error).message}`));
    return false;
  }
}

async function rangeOf(address: string): Promise<string[]> {
  const answer = await fetch(address, {
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > RANGE_BYTES_MAX) throw new Error('answered more than a range');
  }
  return Buffer.concat(chunks).toString('latin1').split('\n');
}
