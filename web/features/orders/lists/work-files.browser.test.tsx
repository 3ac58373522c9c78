/** The files of submitted work: what the hunter sees before and after acceptance, and what the talent reads about them. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { answers } from '#web/testing/network.ts';
import { ID, render } from '#web/testing/show.tsx';
import { WorkFiles } from './work-files.tsx';

const TALENT = { id: ID, name: 'Chidera Okafor' };
const HUNTER = { id: ID, name: 'Ngozi Balogun' };

function file(name: string, changes: Partial<DeliveredFile> = {}): DeliveredFile {
  const facts = {
    id: `${ID}-${name}`,
    name,
    bytes: 2_000_000,
    type: 'application/zip',
    sha256: 'a'.repeat(64),
  };
  return {
    ...facts,
    access: 'locked',
    url: null,
    preview: null,
    preview_state: 'none',
    pages: null,
    proxy: null,
    opened: false,
    ...changes,
  };
}

const PREVIEW = { url: '/jobs/submissions/a-preview.webp', bytes: 90_000, width: 1600, height: 900 };
const FILES = [
  file('label.png', { type: 'image/png', access: 'preview', preview: PREVIEW, preview_state: 'ready' }),
  file('jingle.mp3', { type: 'audio/mpeg', access: 'stream', url: '/jobs/submissions/b.mp3' }),
  file('layers.zip'),
];

function see(
  files: readonly DeliveredFile[],
  order: { status: 'submitted' | 'accepted'; can: ['open-file'] | [] },
) {
  render(
    <WorkFiles
      order={{ ...order, user: HUNTER, creative: TALENT }}
      files={files}
      links={[]}
      none="–"
      freeBytes={0}
    />,
  );
}

test('before acceptance the hunter looks and plays, and downloads nothing', async () => {
  see(FILES, { status: 'submitted', can: [] });
  await expect.element(page.getByText('Preview. The file opens when you accept the work.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /label\.png/ })).toBeVisible();
  await expect.element(page.getByLabelText('jingle.mp3')).toHaveAttribute('preload', 'none');
  await expect
    .element(page.getByText('Opens when you accept the work. Chidera can open it earlier.'))
    .toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('both read that a file may be damaged', async () => {
  const broken = file('label.png', { type: 'image/png', preview_state: 'failed' });
  see([broken], { status: 'submitted', can: [] });
  await expect.element(page.getByText(/^We can't show this file. It may be damaged. Opens/)).toBeVisible();
  see([{ ...broken, access: 'original', url: '/a.png' }], { status: 'submitted', can: ['open-file'] });
  await expect.element(page.getByText(/^We can't show this file. It may be damaged. Ngozi/)).toBeVisible();
});

test('once they are the hunter’s, every file is a download, and nothing more is said', async () => {
  const open = FILES.map((one) => ({
    ...one,
    access: 'original' as const,
    url: `/jobs/submissions/${one.name}`,
  }));
  see(open, { status: 'accepted', can: [] });
  for (const { name } of open) await expect.element(page.getByRole('link', { name })).toBeVisible();
  expect(page.getByText(/when you accept/).elements()).toEqual([]);
});

test('the talent knows what the hunter sees, and opens one file after a question', async () => {
  const sent = answers(deliverables.open, {});
  const own = FILES.map((one) => ({
    ...one,
    access: 'original' as const,
    url: `/jobs/submissions/${one.name}`,
  }));
  see(own, { status: 'submitted', can: ['open-file'] });
  await expect.element(page.getByText('Ngozi sees a preview with a watermark.')).toBeVisible();
  await expect.element(page.getByText('Ngozi can play it, not download it.')).toBeVisible();
  await expect.element(page.getByText("Ngozi can't look inside until the work is accepted.")).toBeVisible();
  await page.getByRole('button', { name: /^Open to Ngozi.*layers\.zip/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open to Ngozi' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.map(({ params }) => params.id)).toEqual([own[2]?.id]);
});
