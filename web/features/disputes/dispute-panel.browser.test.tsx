/** The dispute on the page of its order: sentences name the other side by the first name. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Dispute, disputes } from '#contract/disputes/disputes.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { answers } from '#web/testing/network.ts';
import { detailOf, idOf, orderOf } from '#web/testing/proof-room.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

const DISPUTE: Dispute = {
  ...{ id: idOf(70), job_id: idOf(1), opened_by: 'hunter', state: 'answer', silent: false },
  ...{ opened_at: MOMENT, answer_by: MOMENT, decide_by: null, ended_at: null },
  statement: { by: 'hunter', at: MOMENT, text: 'The labels are not what we agreed.', files: [] },
  ...{ answer: null, proposal: null, outcome: null },
};

const OPENED: OrderDetail['history'][number] = {
  ...{ id: '1', name: 'job.dispute', actor: 'hunter', at: MOMENT, title: 'Opened', text: null },
};

test('the hunter reads until when the talent can answer, by the first name', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'disputed', can: [], more: { history: [OPENED] } });
  answers(disputes.get, { dispute: DISPUTE });
  await show(paths.fill(paths.order.hunter, { id: idOf(1) }));
  await expect
    .element(page.getByText(/^Tunde has until .* to answer\. If Tunde doesn't answer/))
    .toBeVisible();
});

test('more than the price is refused while it is typed', async () => {
  signIn('hunter');
  const { money } = detailOf('hunter', { status: 'disputed', can: [] });
  orderOf('hunter', { status: 'disputed', can: ['propose-settlement'], more: { history: [OPENED] } });
  answers(disputes.get, { dispute: DISPUTE });
  if (money.division) answers(disputes.previewSettlement, { division: money.division });
  await show(paths.fill(paths.order.hunter, { id: idOf(1) }));
  await page.getByRole('button', { name: 'Propose a settlement' }).click();
  const amount = page.getByRole('textbox', { name: 'How much for Tunde, before the fee?' });
  const refusal = page.getByText('Enter whole naira, up to the price');
  await userEvent.type(amount, '999999');
  await expect.element(refusal).toBeVisible();
  await userEvent.type(amount, '{Backspace}');
  await expect.element(refusal).not.toBeInTheDocument();
});
