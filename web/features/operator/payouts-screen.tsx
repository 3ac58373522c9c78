/** /operator/payouts: those that stand still first. */
import { operatorMoney } from '#contract/operator/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { Choices } from './choices.tsx';
import { ListFrame } from './list-frame.tsx';
import type { PayoutsState } from './payouts-states.ts';
import { PayoutsTable } from './tables.tsx';

type Props = { state: PayoutsState; onState: (state: PayoutsState) => void };

const EMPTY: Record<PayoutsState, string> = {
  stuck: 'No payout stands still. Good.',
  failed: 'No payout failed or came back.',
  all: 'No payouts yet.',
};

export function PayoutsScreen({ state, onState }: Props) {
  const query = state === 'all' ? {} : { state };
  const pages = useCallPages(operatorMoney.payouts, { query }, (reply) => ({
    items: reply.payouts,
    next: reply.next,
  }));
  return (
    <>
      <PageHeader title="Payouts" />
      <div className="mb-5">
        <Choices
          label="Which payouts"
          value={state}
          choices={[
            { value: 'stuck', label: 'Stand still' },
            { value: 'failed', label: 'Failed' },
            { value: 'all', label: 'All' },
          ]}
          onChoose={onState}
        />
      </div>
      <ListFrame pages={pages} errorTitle="Payouts could not be loaded" empty={EMPTY[state]}>
        {(payouts) => <PayoutsTable payouts={payouts} />}
      </ListFrame>
    </>
  );
}
