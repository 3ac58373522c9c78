/** A list of the console: a filter or a search narrows it, and the focus stays where it was. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { operator } from '#contract/operator/operator.ts';
import { answers } from '#web/testing/network.ts';
import { render } from '#web/testing/show.tsx';
import { PeopleScreen, type PeopleSearch } from './people-screens.tsx';

function Screen() {
  const [search, setSearch] = useState<PeopleSearch>({});
  return <PeopleScreen search={search} onSearch={setSearch} />;
}

test('whoever searches and filters keeps the focus', async () => {
  const asked = answers(operator.people, { people: [], next: null });
  render(<Screen />);
  const field = page.getByRole('searchbox');
  await field.fill(' tunde ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.at(-1)?.query).toEqual({ q: 'tunde' });
  await expect.element(field).toHaveValue('tunde');
  await expect.element(field).toHaveFocus();
  const suspended = page.getByRole('button', { name: 'Suspended' });
  await suspended.click();
  await expect.poll(() => asked.at(-1)?.query).toEqual({ q: 'tunde', state: 'suspended' });
  await expect.element(suspended).toHaveAttribute('aria-pressed', 'true');
  await expect.element(suspended).toHaveFocus();
});
