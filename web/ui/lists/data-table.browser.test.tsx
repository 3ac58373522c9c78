/** A table where it fits, cards where it does not: nothing requires scrolling sideways. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/testing/show.tsx';
import { type Column, DataTable } from './data-table.tsx';

const COLUMNS: Column<string>[] = [
  { header: 'Job', cell: (row) => row, title: true },
  { header: 'Actions', cell: () => <button type="button">Pay</button>, actions: true },
];

test.for([
  { wide: false, cardsAt: 639, tableAt: 640 },
  { wide: true, cardsAt: 1279, tableAt: 1280 },
])('wide: $wide, cards at $cardsAt, a table at $tableAt', async ({ wide, cardsAt, tableAt }) => {
  render(
    <DataTable caption="Orders" columns={COLUMNS} rows={['Poster']} rowKey={(row) => row} wide={wide} />,
  );
  await page.viewport(cardsAt, 800);
  await expect.element(page.getByRole('list', { name: 'Orders' })).toBeVisible();
  await page.viewport(tableAt, 800);
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
});
