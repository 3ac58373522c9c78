/** Scans a file with ClamAV's daemon (clamd, INSTREAM) before it is stored; does nothing when no scanner is set. */
import { createReadStream } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import type { ScannerAddress } from '../config.ts';
import type { ReceivedFile } from '../files/files.ts';
import type { Services } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';

/** Milliseconds of silence after which the daemon counts as away; unpacking an archive can take a while. */
const SILENCE_MS = 60_000;
/** Maximum length of the daemon's answer, which is one line. */
const ANSWER_MAX = 4_096;

/** Refusal code for a file with malware. */
export const INFECTED = 'infected';

/** Throws 422 under the rule's field for malware, 503 with Retry-After when the scanner gives no answer. */
export async function assertClean(
  { config, report }: Services,
  file: Pick<ReceivedFile, 'path'>,
  { field }: UploadRule,
): Promise<void> {
  if (!config.scanner) return;
  const { infected, scannerAway } = words.common.fileErrors;
  let isClean: boolean;
  try {
    isClean = await scan(config.scanner, file.path);
  } catch (error) {
    report(new Error(`a file could not be scanned: ${(error as Error).message}`));
    throw new Refusal(503, scannerAway, { retryAfterSeconds: 60, errors: { [field]: [scannerAway] } });
  }
  if (!isClean) throw new Refusal(422, infected, { code: INFECTED, errors: { [field]: [infected] } });
}

/** Returns false for malware. Throws for any answer that is neither clean nor infected. */
async function scan(scanner: ScannerAddress, path: string): Promise<boolean> {
  const socket = createConnection({ ...scanner, allowHalfOpen: true });
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the scanner is silent')));
  const answer = answerOf(socket);
  // The daemon may answer and hang up before it has read everything: only its answer counts.
  pipeline(framed(path), socket, { end: false }).catch(() => undefined);
  try {
    const line = await answer;
    if (line === 'stream: OK') return true;
    if (/^stream: .+ FOUND$/.test(line)) return false;
    throw new Error(line === '' ? 'the scanner hung up' : `the scanner said ${line}`);
  } finally {
    socket.destroy();
  }
}

/** Yields `zINSTREAM`, each chunk preceded by its length, and a zero length at the end. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield* [lengthOf(chunk), chunk];
  yield Buffer.alloc(4);
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** Returns the daemon's answer, up to its NUL or the end of the connection. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      said += part;
      if (said.includes('\0') || said.length > ANSWER_MAX) resolve(lineOf(said));
    });
    socket.once('end', () => resolve(lineOf(said)));
    socket.once('close', () => reject(new Error('the scanner hung up')));
    socket.once('error', reject);
  });
}

function lineOf(said: string): string {
  return said.split('\0', 1)[0]?.slice(0, 200).trim() ?? '';
}
