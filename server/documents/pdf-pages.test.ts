/** Pages of PDFs as pictures, also of hostile ones: what cannot be drawn is reported, and nothing hangs or fills the process. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MEGABYTE, PREVIEWED_PAGES_MAX } from '#contract/core/files.ts';
import { pdfOf } from '#server/testing/pdfs.ts';
import { type DrawnPage, pagesOf } from './pdf-pages.ts';

const size = async ({ width, height }: DrawnPage) => [width, height];
const colour = async ({ data, width, height }: DrawnPage) => {
  const { dominant } = await sharp(data, { raw: { width, height, channels: 4 } }).stats();
  return Object.values(dominant).map((value) => Math.round(value / 128));
};
const drawn = (content: Buffer) => pagesOf(content, size);

describe('pages of a PDF', () => {
  it('are drawn in order and in their colours, the longer side 1,600 pixels', async () => {
    const made = await pagesOf(pdfOf('1 0 0', '0 0 1'), async (page) => [
      await size(page),
      await colour(page),
    ]);
    expect(made).toEqual({
      made: [
        [
          [1600, 800],
          [2, 0, 0],
        ],
        [
          [1600, 800],
          [0, 0, 2],
        ],
      ],
      count: 2,
    });
  });

  it(`are drawn up to the ${PREVIEWED_PAGES_MAX}th, and counted`, async () => {
    const { made, count } = await drawn(pdfOf(...Array(23).fill('0 1 0')));
    expect([made.length, count]).toEqual([20, 23]);
  });

  it.each([
    ['nothing but the first bytes', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['noise', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 'a}<<[')])],
    ['half of a file', pdfOf('1 0 0').subarray(0, 120)],
    ['a document without pages', pdfOf()],
  ])('of %s are not drawn', async (_, content) => {
    await expect(drawn(content)).rejects.toThrow();
  });

  it('of a page as large as a field, or thinner than a hair, fit into 1,600 pixels', async () => {
    const of = (box: string) => Buffer.from(pdfOf('1 0 0').toString().replace('[0 0 200 100]', box));
    expect((await drawn(of('[0 0 2000000 1000000]'))).made).toEqual([[1600, 800]]);
    const { made } = await drawn(of('[0 0 200 0.01]')).catch(() => ({ made: [] }));
    expect(made.length).toBeLessThanOrEqual(1);
  });

  it('that ask for more memory than there is for it are given up', async () => {
    const bomb = deflateSync(Buffer.alloc(300 * MEGABYTE, ' '), { level: 1 });
    const [head = '', end = ''] = pdfOf('1 0 0')
      .toString()
      .replace(/<<\/Length \d+>>/, `<</Length ${bomb.length}/Filter/FlateDecode>>`)
      .split('1 0 0 rg 0 0 200 100 re f');
    await expect(drawn(Buffer.concat([Buffer.from(head), bomb, Buffer.from(end)]))).rejects.toThrow();
    expect((await drawn(pdfOf('1 0 0'))).count).toBe(1);
  });
});
