/** The console: whose proposal is in view, what is stale after a refusal, what is shown of a closed dispute, and a session that ended. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '#contract/core/endpoint.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { exportPath } from '#contract/operator/exports.ts';
import { operatorMarket } from '#contract/operator/market.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, show } from '#web/testing/show.tsx';
import { endConsole, startConsole } from './console-session.ts';

const OPS = { id: ID, name: 'Ops', email: 'ops@people.example' };
const NGOZI = { id: `${ID.slice(0, -1)}2`, name: 'Ngozi' };
const TUNDE = { id: `${ID.slice(0, -1)}3`, name: 'Tunde' };
const NOTHING = {
  ...{ suspense: 0, refunds: 0, payouts: 0, findings: 0, disputes: 0, chargebacks: 0, parked: 0 },
};
const REASON = 'The bank confirmed who paid';

beforeEach(() => {
  startConsole({ success: true, token: 'a-token', operator: OPS, ends_at: MOMENT });
  answers(operator.me, { operator: OPS, ends_at: MOMENT, waiting: NOTHING });
});
afterEach(endConsole);

type Held = Reply<typeof operatorMoney.suspense>['suspense'][number];

function heldIs(changes: Partial<Held>): void {
  const held: Held = {
    ...{ reference: 'elsewhere-1', amount: 600_000, currency: 'NGN', cause: 'reference', at: MOMENT },
    ...{ payment: null, proposal: null, needs_two: true, failed_refund: null, own_affair: false },
    can: ['give', 'refund'],
    ...changes,
  };
  answers(operatorMoney.suspense, { suspense: [held], next: null });
}

const job: Reply<typeof operator.job> = {
  success: true,
  job: {
    ...{ id: ID, title: 'Shea label', status: 'disputed', price: 100_000, hunter: NGOZI, talent: TUNDE },
    ...{ brief: '<p>Labels</p>', budget: 100_000, start_date: null, end_date: null, created_at: MOMENT },
    ...{ escrow: 0, frozen: 90_000, talent_payable: 0, hunter_payback: 0, deleted: false, dispute_id: ID },
  },
  ...{ milestones: [], history: [], payments: [], payouts: [], files: [], log: [] },
  postings: [
    {
      ...{ id: '1', word: 'fund-escrow', title: 'Paid into escrow', cause: 'x', actor: 'provider' },
      at: MOMENT,
      legs: [{ account: `escrow:${ID}`, amount: 100_000 }],
    },
  ],
};

test('above the limit the first operator only proposes, and reads who gets the money', async () => {
  heldIs({});
  answers(operator.job, job);
  await show('/operator/money');
  await page.getByRole('button', { name: 'Credit a hunter' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('Nothing happens until a second operator does the same.'))
    .toBeVisible();
  await dialog.getByLabelText('Job ID').fill('nonsense');
  await dialog.getByLabelText('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect.element(dialog.getByText('Enter the ID from the job’s page')).toBeVisible();
  await dialog.getByLabelText('Job ID').fill(ID);
  await expect.element(dialog.getByText('Ngozi gets it, the hunter of “Shea label”.')).toBeVisible();
});

test('what was typed is there again after the dialog was closed, until it is discarded or sent', async () => {
  heldIs({ needs_two: false });
  answers(operatorMoney.refund, { waiting: false });
  await show('/operator/money');
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  const reason = page.getByLabelText('Reason');
  const restored = page.getByText('We kept what you typed earlier.');
  await refund.click();
  await expect.element(restored).not.toBeInTheDocument();
  await reason.fill(REASON);
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  await refund.click();
  await expect.element(reason).toHaveValue(REASON);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(reason).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
  await reason.fill(REASON);
  await page.getByRole('button', { name: 'Refund N600,000' }).click();
  await expect.element(reason).not.toBeInTheDocument();
  await refund.click();
  await expect.element(reason).toHaveValue('');
});

test('one’s own proposal is called that; confirming another’s is the act itself', async () => {
  const proposal = { act: 'suspense.refund', reason: REASON, at: MOMENT, job_id: null } as const;
  heldIs({ proposal: { ...proposal, by: OPS, own: true } });
  await show('/operator/money');
  await expect.element(page.getByText(/^You propose a refund/)).toBeVisible();
  heldIs({ proposal: { ...proposal, by: NGOZI, own: false } });
  await show('/operator/money');
  await expect.element(page.getByText(/^Ngozi proposes a refund/)).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Refund N600,000' })).toBeVisible();
});

test('after a refusal because of what somebody else did, the page behind is read again', async () => {
  heldIs({ needs_two: false });
  answers(operatorMoney.refund, () => refuse(409, 'Another operator was faster'));
  await show('/operator/money');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill(REASON);
  answers(operatorMoney.suspense, { suspense: [], next: null });
  await dialog.getByRole('button', { name: 'Refund N600,000' }).click();
  await expect.element(dialog.getByText('Another operator was faster')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('No unmatched payments.')).toBeInTheDocument();
});

const division = {
  ...{ kind: 'decision' as const, price: 100_000, penalties: [], penalty_total: 0, earned: 50_000 },
  ...{ fee_percent: 10, fee: 5_000, delay_deduction: 0, gateway: 0 },
  ...{ talent: 45_000, hunter: 50_000, platform: 5_000 },
};

type Page = Reply<typeof operatorDisputes.get>;

function disputeIs(state: 'decision' | 'decided', changes: Partial<Page> = {}): void {
  const ended = state === 'decided';
  answers(operatorDisputes.get, {
    case: {
      ...{ title: 'Shea label', hunter: NGOZI, talent: TUNDE, brief: '<p>Labels</p>', terms: null },
      ...{ if_accepted: division, if_cancelled: division, start_date: null, end_date: null },
      ...{ milestones: [], submissions: [], acceptance: [], history: [] },
      dispute: {
        ...{ id: ID, job_id: ID, state, opened_by: 'hunter', opened_at: MOMENT, answer: null, silent: true },
        ...{ statement: { by: 'hunter', at: MOMENT, text: 'Half is missing', files: [] }, proposal: null },
        ...{ answer_by: MOMENT, decide_by: ended ? null : MOMENT, ended_at: ended ? MOMENT : null },
        outcome: ended ? { gross: 50_000, reason: REASON, division } : null,
      },
    },
    ...{ proposal: null, needs_two: false, log: [], can: [], own_affair: false },
    ...changes,
  });
}

test.each(['decision', 'decided'] as const)(
  'a dispute in state "%s" says what is still at stake',
  async (state) => {
    disputeIs(state);
    await show(`/operator/disputes/${ID}`);
    await expect.element(page.getByRole('heading', { name: 'Order', exact: true })).toBeVisible();
    const open = state === 'decision' ? 1 : 0;
    await expect.element(page.getByText('In escrow')).toHaveLength(open);
    await expect.element(page.getByText('If the work were accepted now')).toHaveLength(open);
  },
);

test('of a dispute above the limit the first operator only proposes; the second reads what to confirm', async () => {
  disputeIs('decision', { needs_two: true, can: ['decide'] });
  await show(`/operator/disputes/${ID}`);
  await page.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('Nothing happens until a second operator does the same.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Propose' })).toBeVisible();
  const proposal = { by: 'Sade', own: false, talent: '50000', reason: REASON };
  disputeIs('decision', { needs_two: true, can: ['decide'], proposal });
  answers(operatorDisputes.preview, { division });
  await show(`/operator/disputes/${ID}`);
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect.element(dialog.getByText(/^Sade proposes N50,000/)).toBeVisible();
  await expect.element(dialog.getByLabelText('To the talent, before the fee')).toHaveValue('50,000');
  await expect.element(dialog.getByRole('button', { name: 'Divide the escrow' })).toBeVisible();
});

test('a job leads to its dispute, shows what is frozen, and names the movements of its money', async () => {
  answers(operator.job, job);
  await show(`/operator/jobs/${ID}`);
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('link', { name: 'Dispute' }))
    .toHaveAttribute('href', `/operator/disputes/${ID}`);
  await expect.element(main.getByText('Frozen by a chargeback')).toBeVisible();
  await expect.element(main.getByText('Paid into escrow')).toBeVisible();
  await expect.element(main.getByText(`escrow:${ID}`)).not.toBeInTheDocument();
});

test('a fee policy is published after reading what it changes', async () => {
  const policy = {
    ...{ id: 1, service_fee: '10', talent_share: '7.5', platform_share: '2.5', delay_deduction: '1' },
    ...{ published_at: MOMENT, effective_at: MOMENT, state: 'in force' as const },
  };
  answers(operatorMarket.policies, { policies: [policy], earliest: '2026-12-10' });
  await show('/operator/site?tab=fees');
  await page.getByRole('button', { name: 'Publish a policy' }).click();
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect.element(changes.getByText('No fee changes.')).toBeVisible();
  await page.getByLabelText('Service fee, % of what the talent earns').fill('12,5');
  await expect.element(changes.getByText('10% → 12.5%')).toBeVisible();
});

test('an exported table still begins with the mark by which Excel knows UTF-8', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((url, init) =>
    String(url).includes(exportPath('people'))
      ? Promise.resolve(new Response('\ufeff"Sèyí"'))
      : real(url, init),
  );
  await show('/operator/exports');
  await page.getByRole('button', { name: 'Export' }).first().click();
  await page.getByLabelText('Reason').fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const bytes = new Uint8Array(await new Response(saved.mock.calls[0]?.[0] as Blob).arrayBuffer());
  expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
});

test('the search on top keeps what was searched', async () => {
  answers(operator.find, { people: [], jobs: [], payments: [], payouts: [], held: null });
  await show('/operator?q=ngozi');
  await expect.element(page.getByLabelText('Find anything')).toHaveValue('ngozi');
  await page.getByRole('link', { name: 'Exports' }).click();
  await expect.element(page.getByLabelText('Find anything')).toHaveValue('');
});

test('a session that ended by itself says so at the sign-in', async () => {
  heldIs({});
  await show('/operator/money');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  answers(operator.me, () => refuse(404, 'Not found'));
  answers(operatorMoney.refund, () => refuse(404, 'Not found'));
  await page.getByLabelText('Reason').fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await expect.element(page.getByText('Your session ended. Sign in again.')).toBeVisible();
});
