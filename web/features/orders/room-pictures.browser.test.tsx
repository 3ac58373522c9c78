/** Pictures in the proof room: compared with the previous round, enlarged, on a background, and downloaded once they are open. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fileOf, idOf, markOf, orderOf, PICTURE, picture, ROOM } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

afterEach(() => localStorage.clear());

const PICTURE_ITSELF = `${PICTURE}#itself`;

test('a round is compared with the one before, file by file; what is new or the same says so', async () => {
  signIn('hunter');
  const files = [fileOf(20, { sha256: 'cd34' }), fileOf(21), fileOf(22)];
  const before = [fileOf(30, { name: 'label-20.png' }), fileOf(31, { name: 'label-21.png' })];
  const marksBefore = [markOf(1, { file_id: idOf(31) })];
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], files, before, marksBefore });
  await show(ROOM);
  await expect.element(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with the last round' }).click();
  const slider = page.getByRole('slider', { name: 'How much of the last round shows' });
  await expect.element(slider).toBeVisible();
  await expect.element(page.getByText('Round 0', { exact: true })).toHaveStyle({ right: '50%' });
  const difference = page.getByRole('button', { name: 'Only what changed' });
  await difference.click();
  await expect.element(difference).toHaveAttribute('aria-pressed', 'true');
  await expect.element(slider).not.toBeInTheDocument();
  await expect.element(page.getByText('Nothing changed')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show remark 1 on the work' }).click();
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await expect.element(page.getByText('Nothing changed')).toBeVisible();
  await page.getByRole('button', { name: 'label-22.png' }).click();
  await expect.element(page.getByText('New in this round')).toBeVisible();
  await expect.element(difference).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'label-20.png' }).click();
  await page.getByRole('button', { name: 'End comparing' }).click();
  await expect.element(picture()).toBeVisible();
});

test('a remark on the round before is shown where it was put, until another file is looked at', async () => {
  signIn('hunter');
  const files = [fileOf(20), fileOf(21)];
  const before = [fileOf(30, { name: 'label-20.png' }), fileOf(31, { name: 'label-21.png' })];
  const marksBefore = [markOf(1, { file_id: idOf(31), x: 0.25 })];
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], files, before, marksBefore });
  await show(ROOM);
  await page.getByRole('button', { name: 'Show remark 1 on the work' }).click();
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  const pin = page.getByText('Remark 1: Wish 1');
  await expect.element(pin).toBeInTheDocument();
  expect(pin.element().parentElement?.style.left).toBe('25%');
  await page.getByRole('button', { name: 'label-20.png' }).click();
  await expect.element(pin).not.toBeInTheDocument();
  await expect.element(picture()).toBeVisible();
});

test('a remark on a file that this round leaves out says so, and leads nowhere', async () => {
  signIn('hunter');
  const sound = (n: number) => fileOf(n, { name: 'jingle.mp3', type: 'audio/mpeg', preview: null });
  const before = [fileOf(30, { name: 'poster.png' }), fileOf(31, { name: 'label-20.png' }), sound(32)];
  const marksBefore = before.map(({ id }, at) => markOf(at + 1, { file_id: id }));
  const part = { files: [fileOf(20), sound(21)], before, marksBefore };
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], ...part });
  await show(ROOM);
  await expect.element(page.getByText('poster.png · not in this round', { exact: true })).toBeVisible();
  const leadTo = (number: number) => page.getByRole('button', { name: `Show remark ${number} on the work` });
  await expect.element(leadTo(1)).not.toBeInTheDocument();
  await leadTo(3).click();
  await expect
    .element(page.getByRole('button', { name: 'jingle.mp3' }))
    .toHaveAttribute('aria-pressed', 'true');
  await leadTo(2).click();
  await expect.element(page.getByText('1 of 2')).toBeVisible();
});

test('a picture is enlarged within its frame, on a ground of its own; once open it is the file itself', async () => {
  signIn('hunter');
  const open = { access: 'original', url: PICTURE_ITSELF } as const;
  const files = [fileOf(20, open), fileOf(21, { ...open, bytes: 4_000_000 }), fileOf(22)];
  orderOf('hunter', { status: 'accepted', can: [], files });
  await show(ROOM);
  const image = page.getByRole('img', { name: 'label-20.png' }).first();
  await expect.element(image).toHaveAttribute('src', PICTURE_ITSELF);
  const frame = () => image.element().parentElement?.parentElement as HTMLElement;
  const width = image.element().clientWidth;
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect.poll(() => image.element().clientWidth).toBeGreaterThan(width);
  expect(frame().scrollWidth).toBeGreaterThan(frame().clientWidth);
  expect(frame().clientHeight).toBeLessThanOrEqual(innerHeight * 0.7);
  await page.getByRole('button', { name: 'Fit to the screen' }).click();
  await page.getByRole('button', { name: 'Dark background' }).click();
  await page.getByRole('button', { name: 'Light background' }).click();
  expect(getComputedStyle(frame()).backgroundColor).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'No background' }).click();
  const download = page.getByRole('link', { name: /^Download/ });
  await expect.element(download).toHaveTextContent('Download, 90 kB');
  await page.getByRole('button', { name: 'label-21.png' }).click();
  await expect.element(download).toHaveTextContent('Download, 4 MB');
  const second = page.getByRole('img', { name: 'label-21.png' }).first();
  await expect.element(second).toHaveAttribute('src', PICTURE);
  await page.getByRole('button', { name: 'label-22.png' }).click();
  await expect.element(download).not.toBeInTheDocument();
});
