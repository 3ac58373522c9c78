/** Asks a service whether a password is among stolen ones: it learns five of forty characters of a hash, never the password. */
import { createHash } from 'node:crypto';
import { spelled } from './passwords.ts';

/** Nobody who signs up waits for longer. */
const TIMEOUT_MS = 2_000;
/** A range has some 2,000 lines of 40 characters; more is no range. */
const RANGE_BYTES_MAX = 1_000_000;

/** True when the service at `ranges` knows the password. False while it is away, which goes to `report`. */
export async function isBreached(
  ranges: string,
  password: string,
  report: (error: unknown) => void,
): Promise<boolean> {
  // The form of these services; the hash is compared with, and protects nothing.
  const hash = createHash('sha1').update(spelled(password)).digest('hex').toUpperCase();
  try {
    const range = await rangeOf(`${ranges}${hash.slice(0, 5)}`);
    return range.some((line) => {
      const [suffix, count] = line.trim().split(':');
      // The service adds lines that were seen 0 times, so that nobody learns from the size of an answer.
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
