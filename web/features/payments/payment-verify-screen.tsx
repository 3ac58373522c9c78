/** The page a hunter comes back to from the provider: verifies the payment and shows what came of it (rules 9.16, 2). */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { CircleX, Hourglass, SearchCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { payments } from '#contract/payments/payments.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ApiRefusal } from '#web/lib/api.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions, refresh } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Celebration } from '#web/ui/pieces/celebration.tsx';
import { SeeOrder } from './parts/see-order.tsx';
import { usePay } from './use-pay.ts';

/** Pauses between checks in seconds: short at first, then longer for slow bank transfers. */
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
          if (payment.status === 'held') return <HeldPayment payment={payment} />;
          if (payment.status === 'given') return <CreditedToHunter payment={payment} />;
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
      motif="purse"
      title={words.payments.result.unknown}
      text={words.payments.result.unknownText}
      action={<ButtonLink to={paths.pendingOrders}>{words.common.places.pendingProjects}</ButtonLink>}
    />
  );
}

type Payment = Reply<typeof payments.verify>;
type FundedProps = { payment: Payment };

/** One screen for each state of a payment, with what it means and the next step. An ended order says where its money went. */
function Funded({ payment }: FundedProps) {
  if (!payment.in_escrow) return <Navigate to={paths.order.hunter} params={{ id: payment.job_id }} replace />;
  return (
    <State
      icon={<Celebration kind="locked" />}
      title={words.payments.result.funded(showNaira(payment.amount))}
      text={words.payments.result.fundedText(firstNameOf(payment.talent.name), payment.title)}
    >
      <SeeOrder order={payment} variant="primary" />
    </State>
  );
}

function Pending({ payment, busy, onAsk }: FundedProps & { busy: boolean; onAsk: () => void }) {
  const { reason } = payment;
  const payAgain = <PayAgain payment={payment} label={words.payments.result.back} quiet={!reason} />;
  return (
    <State
      icon={
        reason ? <CircleX size={48} className="text-brick" /> : <Hourglass size={48} className="text-link" />
      }
      title={reason ? words.payments.result.lastTry(reason) : words.payments.result.waiting}
      text={words.payments.result.waitingText(showNaira(payment.amount))}
    >
      {reason && payAgain}
      <Button variant="secondary" busy={busy} onClick={onAsk}>
        {words.payments.result.check}
      </Button>
      {!reason && payAgain}
    </State>
  );
}

function NotPaid({ payment }: FundedProps) {
  return (
    <State
      icon={<CircleX size={48} className="text-brick" />}
      title={words.payments.fixed.notSuccessful}
      text={words.payments.result.failedText(
        payment.title,
        payment.reason ? words.payments.result.bankSays(payment.reason) : '',
      )}
    >
      <PayAgain payment={payment} label={words.payments.result.retry} />
      {toPending}
    </State>
  );
}

function Returned({ payment }: FundedProps) {
  return (
    <State
      icon={<Undo2 size={48} className="text-link" />}
      title={words.payments.result.returned(showNaira(payment.amount))}
      text={words.payments.result.returnedText(payment.title)}
    >
      <ButtonLink to={paths.payback}>{words.payments.result.withdraw}</ButtonLink>
      <SeeOrder order={payment} />
    </State>
  );
}

function HeldPayment({ payment }: FundedProps) {
  return (
    <State
      icon={<SearchCheck size={48} className="text-link" />}
      title={words.payments.result.held}
      text={words.payments.result.heldText(payment.title, showNaira(payment.amount))}
    >
      {toPending}
    </State>
  );
}

/** A payment that was held and that an operator credited to the hunter. */
function CreditedToHunter({ payment }: FundedProps) {
  return (
    <State
      icon={<Undo2 size={48} className="text-link" />}
      title={words.payments.result.given}
      text={words.payments.result.givenText(payment.title)}
    >
      <ButtonLink to={paths.payback}>{words.payments.result.withdraw}</ButtonLink>
    </State>
  );
}

function SentBack({ payment }: FundedProps) {
  const arrived = payment.status === 'sent-back';
  return (
    <State
      icon={<Undo2 size={48} className={arrived ? 'text-leaf' : 'text-link'} />}
      title={arrived ? words.payments.result.sentBack : words.payments.result.sendingBack}
      text={
        arrived
          ? words.payments.result.sentBackText(payment.title)
          : words.payments.result.sendingBackText(payment.title)
      }
    >
      {toPending}
    </State>
  );
}

function PayAgain({ payment, label, quiet = false }: FundedProps & { label: string; quiet?: boolean }) {
  const { pay, busy, error } = usePay(payment.job_id);
  return (
    <>
      {error && <ErrorNote text={messageOf(error)} />}
      <Button variant={quiet ? 'quiet' : 'primary'} busy={busy} onClick={pay}>
        {label}
      </Button>
    </>
  );
}

const toPending = (
  <ButtonLink to={paths.pendingOrders} variant="secondary">
    {words.common.places.pendingProjects}
  </ButtonLink>
);

type StateProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function State({ icon, title, text, children }: StateProps) {
  return (
    <Card className="mx-auto max-w-xl">
      <div className="grid justify-items-center gap-3 py-4 text-center sm:px-6">
        {icon}
        <h2 className="text-2xl leading-8">{title}</h2>
        <p className="max-w-prose wrap-anywhere">{text}</p>
        <div className="mt-3 grid w-full gap-3 sm:max-w-sm">{children}</div>
      </div>
    </Card>
  );
}
