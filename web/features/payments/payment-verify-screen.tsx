/** The page a hunter comes back to from the provider: verifies the payment and shows its status (rules 9.16, 2). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { payments } from '#contract/payments/payments.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ApiRefusal } from '#web/lib/api.ts';
import { callOptions, refresh } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SpinnerBlock } from '#web/ui/basics/spinner.tsx';
import { Funded, Given, Held, NotPaid, Pending, Returned, SentBack } from './parts/payment-states.tsx';

/** Pauses before the next look, in seconds: short at first, for bank transfers that take a while ever longer. */
const PAUSES = [5, 6, 8, 12, 20, 30, 60];

type Props = { reference: string | undefined };

export function PaymentVerifyScreen({ reference }: Props) {
  return (
    <>
      <PageHeader title={words.common.fixed.payment} />
      {reference ? <Verified reference={reference} /> : <NoReference />}
    </>
  );
}

function Verified({ reference }: { reference: string }) {
  const query = useQuery({
    ...callOptions(payments.verify, { params: { ref: reference } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' && !state.error ? pauseAfter(state.dataUpdateCount) : false,
    refetchIntervalInBackground: false,
  });
  useRefreshWhenSettled(query.data?.status);
  if (query.error instanceof ApiRefusal && query.error.status === 404) return <NoReference />;
  return (
    <div aria-live="polite">
      <QueryView
        query={query}
        waiting={<SpinnerBlock label={words.payments.result.checking} />}
        errorTitle={words.payments.fixed.notSuccessful}
      >
        {(payment) => {
          if (payment.status === 'funded') return <Funded payment={payment} />;
          if (payment.status === 'failed') return <NotPaid payment={payment} />;
          if (payment.status === 'returned') return <Returned payment={payment} />;
          if (payment.status === 'held') return <Held payment={payment} />;
          if (payment.status === 'given') return <Given payment={payment} />;
          if (payment.status !== 'pending') return <SentBack payment={payment} />;
          return <Pending payment={payment} busy={query.isFetching} onAsk={() => void query.refetch()} />;
        }}
      </QueryView>
    </div>
  );
}

function pauseAfter(looks: number): number {
  return (PAUSES[Math.min(looks, PAUSES.length) - 1] ?? 5) * 1000;
}

/** The lists of this order are stale once the payment is settled. */
function useRefreshWhenSettled(status: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (!status || status === 'pending') return;
    void refresh(client, payments.pay.changes);
  }, [status, client]);
}

function NoReference() {
  return (
    <EmptyState
      title={words.payments.result.unknown}
      text={words.payments.result.unknownText}
      action={<ButtonLink to={paths.pendingOrders}>{words.common.places.pendingProjects}</ButtonLink>}
    />
  );
}
