/** People in the console: a filter or a search narrows the list, and the focus stays where it was; a report is closed where it stands. */
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { operator } from '#contract/operator/operator.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { answers } from '#web/testing/network.ts';
import { ID, MOMENT, render, show } from '#web/testing/show.tsx';
import { endConsole, startConsole } from './console-session.ts';
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

const OPS = { id: ID, name: 'Ops', email: 'ops@people.example' };
const TUNDE = { id: `${ID.slice(0, -1)}3`, name: 'Tunde' };
const MONEY = { available: 0, frozen: 0, in_flight: 0, withdrawn: 0 };

afterEach(endConsole);

test('a person’s page shows what is frozen, and reports, which are closed with a reason', async () => {
  startConsole({ success: true, token: 'a-token', operator: OPS, ends_at: MOMENT });
  const waiting = {
    suspense: 0,
    refunds: 0,
    payouts: 0,
    findings: 0,
    disputes: 0,
    chargebacks: 0,
    parked: 0,
  };
  answers(operator.me, { operator: OPS, ends_at: MOMENT, waiting });
  const report = { id: ID, by: OPS, reason: 'Asks to be paid elsewhere', created_at: MOMENT };
  const open = { ...report, closed_at: null, can: ['close' as const] };
  answers(operator.person, {
    person: {
      ...{ ...TUNDE, email: 'tunde@people.example', sides: ['talent'], suspended_at: null },
      ...{ created_at: MOMENT, full_name: null, phone_number: null, country: null, is_operator: false },
      ...{
        second_factor: 'off',
        gigs: 0,
        sessions: [],
        reports: [open, { ...report, closed_at: MOMENT, can: [] }],
      },
      ...{ talent_money: { ...MONEY, frozen: 90_000 }, hunter_money: MONEY },
    },
    ...{ jobs: [], payouts: [], log: [], can: [], own_affair: false },
  });
  const closed = answers(operatorReports.close, {});
  await show(`/operator/people/${TUNDE.id}`);
  await expect.element(page.getByText('Earnings frozen by chargebacks')).toBeVisible();
  await expect.element(page.getByText('N90,000')).toBeVisible();
  await expect.element(page.getByText('Refunds frozen by chargebacks')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Closed /)).toHaveLength(1);
  await page.getByRole('button', { name: 'Close report' }).click();
  await page.getByLabelText('Reason').fill('Both were warned by mail');
  await page.getByRole('dialog').getByRole('button', { name: 'Close report' }).click();
  await expect.poll(() => closed.length).toBe(1);
});
