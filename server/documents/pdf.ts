/** Makes PDF documents off the main thread: content in, bytes out; the same content gives the same bytes. */
import { Worker } from 'node:worker_threads';
import { words } from '#contract/words.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { createConcurrencyLimit } from '#server/core/work/concurrency-limit.ts';

export type PdfLine = { label: string; amount: string };
export type PdfColumn = {
  title: string;
  /** Share of the width; all columns together are 1. */
  width: number;
  /** Aligned at the end, for amounts. */
  end?: boolean;
};
export type PdfPart =
  | { kind: 'lines'; title: string; lines: readonly PdfLine[]; total?: PdfLine }
  | { kind: 'table'; title: string; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'text'; text: string };

/** All texts must contain only characters that the fonts have: the worker would leave the others out without a word. */
export type PdfContent = {
  /** Language tag of the document: `en-NG`. */
  locale: string;
  title: string;
  /** Beside the title: its number or its time. */
  mark: string;
  author: string;
  /** ISO 8601: the time of the document, which its file gives as its creation date. */
  at: string;
  facts: readonly (readonly [name: string, value: string])[];
  parts: readonly PdfPart[];
  /** The last line of every page. */
  foot: string;
  /** The words around the number of a page: `Page 1 of 3`. */
  page: { readonly before: string; readonly of: string };
  /** TrueType files. */
  fonts: { text: string; titles: string };
};

const MILLISECONDS_MAX = 20_000;
const MEGABYTES_MAX = 192;
const WAITING_MAX = 16;

const limited = createConcurrencyLimit(1, WAITING_MAX);

/** Throws 503 when too many documents wait, or when this one takes too long. */
export function makePdf(content: PdfContent): Promise<Buffer> {
  return limited(() => make(content));
}

async function make(content: PdfContent): Promise<Buffer> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_MAX },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer>((done, fail) => {
      timer = setTimeout(() => fail(new Refusal(503, words.common.refusals.busy)), MILLISECONDS_MAX);
      worker.once('message', (bytes: Uint8Array) => done(Buffer.from(bytes))).once('error', fail);
      worker.once('exit', (code) => fail(new Error(`the PDF thread ended with ${code}`)));
      worker.postMessage(content);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
