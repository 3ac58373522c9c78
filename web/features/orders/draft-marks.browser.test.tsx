/** Remarks that are not sent yet, in two tabs with the same room. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { idOf, orderOf, picture, ROOM, write } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

/** The event that this tab receives when another one has stored this under the key. */
function storedElsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test('a tab has what another one added, keeps what is typed in it, and sends nothing a second time', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  await show(ROOM);
  await picture().click({ position: { x: 75, y: 50 } });
  await write('Leaf lower');
  const key = Object.keys(localStorage).find((one) => one.includes('.marks.')) ?? '';
  const { marks } = JSON.parse(localStorage.getItem(key) ?? '');
  await page.getByRole('button', { name: 'Remark on the whole file' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'What should change?' }), 'Half a wi');

  const other = { key: 'other', file_id: idOf(20), kind: 'nice', text: 'Name larger', x: 0.5, y: 0.5 };
  storedElsewhere(key, JSON.stringify({ marks: [...marks, other], writing: null }));
  await expect.element(page.getByText('Name larger')).toBeVisible();
  await page.getByRole('button', { name: 'Add remark' }).click();
  await expect.element(page.getByRole('button', { name: 'Ask for changes (3)' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(key) ?? '').marks).toMatchObject([
    { text: 'Leaf lower' },
    { text: 'Name larger' },
    { text: 'Half a wi' },
  ]);

  storedElsewhere(key, null);
  await expect.element(page.getByRole('button', { name: 'Ask for changes', exact: true })).toBeVisible();
});
