/** The thread that draws pages for pdf-pages.ts: a file that makes the library hang or fills its memory affects only this thread. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

const MEGABYTES_MAX = 256;
const PAGE_BYTES = 65_536;

let opened: Promise<PDFiumDocument> | undefined;

type Asked = { content?: Uint8Array; page: number; side: number };
parentPort?.on('message', (asked: Asked) => void answer(asked));

/** The content comes with the first page. */
async function answer({ content, page, side }: Asked): Promise<void> {
  try {
    if (content) opened = open(content);
    const document = await opened;
    if (!document) throw new Error('no document');
    parentPort?.postMessage({ count: document.getPageCount(), ...(await draw(document, page, side)) });
  } catch {
    parentPort?.postMessage(null);
  }
}

async function open(content: Uint8Array): Promise<PDFiumDocument> {
  const library = await PDFiumLibrary.init({ instantiateWasm });
  return library.loadDocument(content);
}

/** The part of WebAssembly used here, which Node's types lack. */
type Memory = { buffer: ArrayBuffer; grow(pages: number): number };
type Wasm = {
  Module: new (code: Buffer) => object;
  Instance: new (module: object, imports: object) => { exports: { memory: Memory } };
};

/** Does what the library would do, with a limit on the memory it may grow to. */
function instantiateWasm(imports: object, done: (instance: object) => void): object {
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;
  const code = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  const instance = new Instance(new Module(code), imports);
  const { memory } = instance.exports;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    const wanted = memory.buffer.byteLength + pages * PAGE_BYTES;
    if (wanted > MEGABYTES_MAX * 1024 * 1024) throw new RangeError(`more than ${MEGABYTES_MAX} MB`);
    return grow(pages);
  };
  done(instance);
  return instance.exports;
}

/** Draws a page whose longer side is `side` pixels; white where nothing is drawn. */
async function draw(document: PDFiumDocument, index: number, side: number) {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data, width, height } = await page.render({
    scale: side / Math.max(originalWidth, originalHeight),
  });
  return { data, width, height };
}
