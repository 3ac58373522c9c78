/** The files on their way, on the narrowest phone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/testing/show.tsx';
import { createUploadQueue } from '../upload-queue.ts';
import { UploadList } from './upload-list.tsx';

test('a stopped upload is read in one line, with Resume below it', async () => {
  await page.viewport(320, 740);
  const queue = createUploadQueue('a-gig', { onStored: () => undefined, onFinished: () => undefined });
  const file = new File([new Uint8Array(87_000)], 'market.png');
  const stopped = { id: '1', file, kind: 'image', state: 'stopped', part: 0, message: '' } as const;
  const nothing = () => undefined;
  render(<UploadList uploads={{ queue, list: [stopped], notTaken: [], add: nothing, dismiss: nothing }} />);
  const text = page.getByText('Stopped at 0% of 87 kB');
  await expect.element(text).toBeVisible();
  expect(text.element().getClientRects()).toHaveLength(1);
  const resume = page.getByRole('button', { name: 'Resume market.png' }).element();
  expect(resume.getBoundingClientRect().top).toBeGreaterThan(text.element().getBoundingClientRect().bottom);
});
