/** The files and links of a room, and on a phone the field of the remark being written beside them. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marks } from '#contract/orders/marks.ts';
import { answers } from '#web/testing/network.ts';
import { detailOf, fileOf, idOf, orderOf, PICTURE, picture, ROOM, write } from '#web/testing/proof-room.ts';
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

test.each([
  ['hunter', { access: 'locked', url: null }],
  ['talent', { access: 'original', url: '/jobs/submissions/broken.png' }],
] as const)('the %s reads that a picture may be damaged', async (side, seen) => {
  signIn(side);
  const broken = fileOf(20, { ...seen, preview: null, preview_state: 'failed' });
  orderOf(side, { status: 'submitted', can: [], files: [broken] });
  await show(ROOM);
  await expect.element(page.getByText("We can't show this file. It may be damaged.")).toBeVisible();
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

test('a PDF is looked at page by page, and a remark is on the page it was put on', async () => {
  signIn('hunter');
  const shown = Array.from({ length: 2 }, () => ({ url: PICTURE, bytes: 900, width: 300, height: 200 }));
  const menu = fileOf(20, { name: 'menu.pdf', type: 'application/pdf', pages: { shown, count: 5 } });
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], files: [menu] });
  const sent = answers(marks.send, {});
  await show(ROOM);
  await expect.element(page.getByText('Page 1 of 5')).toBeVisible();
  await expect.element(page.getByText('The first 2 of 5 pages are shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await picture().click({ position: { x: 75, y: 50 } });
  await write('Prices larger');
  await expect.element(page.getByText('menu.pdf, page 2')).toBeVisible();
  const pin = page.getByRole('button', { name: 'Remark 1: Prices larger' });
  await expect.element(pin).toBeVisible();
  await page.getByRole('button', { name: 'Page before' }).click();
  await expect.element(pin).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ask for changes (1)' }).click();
  await page.getByRole('button', { name: 'Ask for changes', exact: true }).click();
  await expect.poll(() => sent.at(-1)?.body.marks).toMatchObject([{ text: 'Prices larger', page: 2 }]);
});
