/** Reads the duration of sound and video, off the main thread and with a time limit (rule 6.4). */
import { Worker } from 'node:worker_threads';
import { words } from '#contract/words.ts';
import { invalid } from '../http/refusal.ts';
import { createConcurrencyLimit } from '../work/concurrency-limit.ts';

/** Time limit in milliseconds, far more than a valid file needs even on a busy machine: a slower file counts as broken. */
const MILLISECONDS_MAX = 15_000;
const MEGABYTES_MAX = 128;

const limited = createConcurrencyLimit(1, 8);

type Finding = { playable: boolean; seconds: number | null };

/**
 * Returns the duration of the mp3 or mp4 at `path` in seconds, to the tenth; null when it does not state it. Throws 422
 * under `field` when nothing in it can be played, 503 when too many are waiting.
 */
export async function secondsOf(path: string, field: string): Promise<number | null> {
  const found = await limited(() => read(path));
  if (!found.playable) throw invalid(field, words.common.fileErrors.broken);
  return found.seconds === null ? null : Math.round(found.seconds * 10) / 10;
}

/** Reads the file in a worker; when that does not answer in time, or dies, the file is not playable. */
async function read(path: string): Promise<Finding> {
  const worker = new Worker(new URL('./recordings-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_MAX },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Finding>((done) => {
      const broken = () => done({ playable: false, seconds: null });
      timer = setTimeout(broken, MILLISECONDS_MAX);
      worker.once('message', done).once('error', broken).once('exit', broken);
      worker.postMessage(path);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
