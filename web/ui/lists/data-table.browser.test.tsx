/** A table where it fits its place, cards where it does not: nothing requires scrolling sideways. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/testing/show.tsx';
import { type Column, DataTable } from './data-table.tsx';

const COLUMNS: Column<string>[] = [
  { header: 'Job', cell: (row) => row, title: true, className: 'whitespace-nowrap' },
  { header: 'Actions', cell: () => <button type="button">Pay</button>, actions: true },
];
const LONG = 'Poster, banner and programme of a festival, with all texts in Yoruba, Hausa and English';

function show(rows: string[], wide = false) {
  render(<DataTable caption="Orders" columns={COLUMNS} rows={rows} rowKey={(row) => row} wide={wide} />);
}

async function expectCards() {
  await expect.element(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
}

async function expectTable() {
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  const box = page.getByRole('table').element().parentElement as HTMLElement;
  expect(box.scrollWidth).toBe(box.clientWidth);
}

test.for([
  { wide: false, cardsAt: 540, tableAt: 640 },
  { wide: true, cardsAt: 900, tableAt: 1000 },
])('wide: $wide, cards at $cardsAt, a table at $tableAt', async ({ wide, cardsAt, tableAt }) => {
  await page.viewport(cardsAt, 800);
  show(['Poster'], wide);
  await expectCards();
  await page.viewport(tableAt, 800);
  await expectTable();
  await page.viewport(cardsAt, 800);
  await expectCards();
});

test('a table whose words do not fit is cards until there is room', async () => {
  await page.viewport(700, 800);
  show([LONG]);
  await expectCards();
  await page.viewport(1280, 800);
  await expectTable();
});
