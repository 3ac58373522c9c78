/** The dispute on the page of its order: sentences name the other side by the first name. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Dispute, disputes } from '#contract/disputes/disputes.ts';
import * as paths from '#contract/site/paths.ts';
import { answers } from '#web/testing/network.ts';
import { idOf, orderOf } from '#web/testing/proof-room.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

const DISPUTE: Dispute = {
  ...{ id: idOf(70), job_id: idOf(1), opened_by: 'hunter', state: 'answer', silent: false },
  ...{ opened_at: MOMENT, answer_by: MOMENT, decide_by: null, ended_at: null },
  statement: { by: 'hunter', at: MOMENT, text: 'The labels are not what we agreed.', files: [] },
  ...{ answer: null, proposal: null, outcome: null },
};

test('the hunter reads until when the talent can answer, by the first name', async () => {
  signIn('hunter');
  const opened = {
    id: '1',
    name: 'job.dispute',
    actor: 'hunter',
    at: MOMENT,
    title: 'Opened',
    text: null,
  } as const;
  orderOf('hunter', { status: 'disputed', can: [], more: { history: [opened] } });
  answers(disputes.get, { dispute: DISPUTE });
  await show(paths.fill(paths.order.hunter, { id: idOf(1) }));
  await expect
    .element(page.getByText(/^Tunde has until .* to answer\. If Tunde doesn't answer/))
    .toBeVisible();
});
