/** /operator/payouts: the stuck ones first; and one of them, checked or released. */
import { useQuery } from '@tanstack/react-query';
import { finishForm, operatorMoney } from '#contract/operator/money.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Action } from './parts/action.tsx';
import { Detail, FactsCard, LoadedRecord, LogSection, Movements } from './parts/detail.tsx';
import { ListScreen } from './parts/list.tsx';
import {
  bankOf,
  JobLink,
  PAYOUTS,
  type PayoutLine,
  PayoutStatus,
  PersonLink,
  Reference,
  titleOf,
} from './parts/tables.tsx';

const label = words.operator.label;
const payouts = words.operator.payouts;
const w = words.operator.payout;

export type PayoutsSearch = { state?: 'failed' | 'all' };
type Props = { search: PayoutsSearch; onSearch: (search: PayoutsSearch) => void };

export function PayoutsScreen(props: Props) {
  const { state = 'stuck' } = props.search;
  return (
    <ListScreen
      {...payouts}
      {...props}
      endpoint={operatorMoney.payouts}
      query={state === 'all' ? {} : { state }}
      of={(reply) => reply.payouts}
      empty={{ stuck: payouts.noneStuck, failed: payouts.noneFailed, all: payouts.none }[state]}
      table={PAYOUTS}
      filters={[
        {
          name: 'state',
          by: 'choice',
          label: payouts.filter,
          options: [
            ['stuck', payouts.stuck],
            ['failed', payouts.failedOnes],
            ['all', label.all],
          ],
        },
      ]}
    />
  );
}

export function PayoutScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operatorMoney.payout, { params: { id } }));
  return (
    <LoadedRecord title={label.payout} failed={w.failed} query={query}>
      {({ payout, postings, log }) => (
        <Detail
          title={titleOf(payout)}
          affair={payout}
          badges={<PayoutStatus {...payout} />}
          actions={<Actions payout={payout} />}
        >
          <FactsCard
            title={label.payout}
            facts={[
              [label.person, <PersonLink key="person" person={payout.person} />],
              [w.for, payout.job ? <JobLink key="job" job={payout.job} /> : payouts.refunds],
              [label.bank, bankOf(payout)],
              [w.accountName, payout.account_name],
              [label.reference, <Reference key="reference" text={payout.reference} />],
              [label.requested, showMoment(payout.created_at)],
              [label.updated, showMoment(payout.updated_at)],
              [label.attempts, payout.attempts],
              [w.failure, payout.failure],
            ]}
          />
          <Movements postings={postings} />
          <LogSection log={log} />
        </Detail>
      )}
    </LoadedRecord>
  );
}

function Actions({ payout: { id, amount, can } }: { payout: PayoutLine }) {
  const params = { id };
  return (
    <>
      {can.includes('ask') && (
        <Action
          label={w.check}
          title={w.checkTitle}
          text={w.checkText}
          endpoint={operatorMoney.askPayout}
          input={(body) => ({ params, body })}
          done={w.checkDone}
        />
      )}
      {can.includes('finish') && (
        <Action
          label={w.release}
          variant="primary"
          title={w.releaseTitle(showNaira(amount))}
          text={w.releaseText}
          confirm={w.releaseConfirm(showNaira(amount))}
          schema={finishForm}
          start={{ otp: '' }}
          fields={[
            {
              ...{ name: 'otp', label: w.code, maxLength: 8 },
              ...{ inputMode: 'numeric', autoComplete: 'one-time-code' },
            },
          ]}
          endpoint={operatorMoney.finishPayout}
          input={(body) => ({ params, body })}
          done={w.releaseDone}
        />
      )}
    </>
  );
}
