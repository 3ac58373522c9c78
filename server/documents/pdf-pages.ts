/** Draws the first pages of a PDF, away from the main thread and for a limited time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PREVIEWED_PAGES_MAX } from '#contract/core/files.ts';
import { createConcurrencyLimit } from '#server/core/work/concurrency-limit.ts';

/** A page that takes longer ends the drawing. */
const PAGE_MS_MAX = 20_000;
const ALL_MS_MAX = 60_000;
const MEGABYTES_MAX = 256;
/** The longer side of a page, in pixels. */
const SIDE = 1600;

const limited = createConcurrencyLimit(1, 8);

/** Red, green, blue, alpha. */
export type DrawnPage = { data: Uint8Array; width: number; height: number };
type Answer = (DrawnPage & { count: number }) | null;

/**
 * Returns what `use` makes of each of the first 20 pages, and how many pages there are. Throws when the file is no PDF,
 * is locked by a password, or takes too long or too much memory.
 */
export function pagesOf<Made>(
  content: Buffer,
  use: (page: DrawnPage) => Promise<Made>,
): Promise<{ made: Made[]; count: number }> {
  return limited(() => drawn(content, use));
}

async function drawn<Made>(content: Buffer, use: (page: DrawnPage) => Promise<Made>) {
  const worker = new Worker(new URL('./pdf-pages-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_MAX },
    // Keeps the library's own messages out of our stderr.
    stderr: true,
  });
  const end = AbortSignal.timeout(ALL_MS_MAX);
  const ask = async (page: number): Promise<Answer> => {
    worker.postMessage({ page, side: SIDE, ...(page === 0 && { content }) });
    const signal = AbortSignal.any([end, AbortSignal.timeout(PAGE_MS_MAX)]);
    // A thread that dies emits an error, which `once` throws.
    const [answer] = await once(worker, 'message', { signal });
    return answer as Answer;
  };
  try {
    const made: Made[] = [];
    let count = 1;
    for (let page = 0; page < Math.min(count, PREVIEWED_PAGES_MAX); page += 1) {
      const answer = await ask(page);
      if (!answer) throw new Error(`page ${page + 1} could not be drawn`);
      count = answer.count;
      made.push(await use(answer));
    }
    return { made, count };
  } finally {
    await worker.terminate();
  }
}
