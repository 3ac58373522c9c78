/** The files and links of a room, and on a phone the field of the remark being written beside them. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { detailOf, fileOf, idOf, orderOf, picture, ROOM, write } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

afterEach(() => localStorage.clear());

/** True when the middle of the field is covered by nothing. */
function isInSight(field: Element): boolean {
  const { left, top, width, height } = field.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === field;
}

test('the field of a remark begun further down the page is in sight, not under the file', async () => {
  signIn('hunter');
  const acceptance = Array.from({ length: 10 }, (_, n) => ({
    id: idOf(60 + n),
    text: `Line ${n}`,
    met: null,
  }));
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline', 'judge-item'], more: { acceptance } });
  await show(ROOM);
  const begin = page.getByRole('button', { name: 'Remark on the whole file' });
  await expect.element(begin).toBeVisible();
  begin.element().scrollIntoView();
  await begin.click();
  const field = page.getByRole('textbox', { name: 'What should change?' });
  await expect.element(field).toHaveFocus();
  await expect.poll(() => isInSight(field.element())).toBe(true);
  await write('Warmer');
  await page.getByRole('button', { name: 'Edit remark 1' }).click();
  await expect.poll(() => isInSight(field.element())).toBe(true);
});

test('links that were handed in with the files are there too', async () => {
  signIn('hunter');
  const { job_submissions } = detailOf('hunter', { status: 'submitted', can: [] });
  const links = ['https://www.figma.com/file/abc'];
  const more = { job_submissions: job_submissions.map((round) => ({ ...round, links })) };
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], more });
  await show(ROOM);
  await expect.element(page.getByRole('link', { name: links[0] })).toHaveAttribute('href', links[0]);
});

test('the room opens with a file that can be looked at; of one that cannot it says how the client gets it', async () => {
  signIn('hunter');
  const nothing = { preview: null, preview_state: 'none', access: 'locked' } as const;
  const zip = fileOf(21, { ...nothing, type: 'application/zip', name: 'all.zip' });
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], files: [zip, fileOf(20)] });
  await show(ROOM);
  await expect.element(picture()).toBeVisible();
  await page.getByRole('button', { name: 'all.zip' }).click();
  await expect
    .element(page.getByText(/^This kind of file can't be shown here\. The client gets it/))
    .toBeVisible();
});

test('a long name in the strip of files ends with its third line', async () => {
  signIn('hunter');
  const zip = fileOf(21, { preview: null, type: 'application/zip', name: `${'long_'.repeat(30)}.zip` });
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], files: [fileOf(20), zip] });
  await show(ROOM);
  const name = page.getByRole('list', { name: 'Files of this round' }).getByText(zip.name);
  await expect.element(name).toBeVisible();
  const lines = name.element().clientHeight / Number.parseFloat(getComputedStyle(name.element()).lineHeight);
  expect(lines).toBe(3);
});
