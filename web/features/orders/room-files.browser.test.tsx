/** The files and links of a room, and on a phone the field of the remark being written beside them. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { detailOf, idOf, orderOf, ROOM, write } from '#web/testing/proof-room.ts';
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
