/** The states of a payment, each with what it means and the next step. */
import { CircleCheck, CircleX, Hourglass, SearchCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import type { payments } from '#contract/payments/payments.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { usePay } from '../use-pay.ts';

type Payment = Reply<typeof payments.verify>;
type Props = { payment: Payment };

export function Funded({ payment }: Props) {
  return (
    <State
      icon={<CircleCheck size={48} className="text-leaf" />}
      title={words.payments.result.funded(showNaira(payment.amount))}
      text={words.payments.result.fundedText(payment.talent.name, payment.title)}
    >
      <ButtonLink to={paths.activeOrders}>{words.payments.result.activeProjects}</ButtonLink>
      <SeeOrder payment={payment} />
    </State>
  );
}

export function Pending({ payment, busy, onAsk }: Props & { busy: boolean; onAsk: () => void }) {
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

export function NotPaid({ payment }: Props) {
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
      <ButtonLink to={paths.pendingOrders} variant="secondary">
        {words.common.places.pendingProjects}
      </ButtonLink>
    </State>
  );
}

export function Returned({ payment }: Props) {
  return (
    <State
      icon={<Undo2 size={48} className="text-link" />}
      title={words.payments.result.returned(showNaira(payment.amount))}
      text={words.payments.result.returnedText(payment.title)}
    >
      <ButtonLink to={paths.endedOrders}>{words.payments.result.withdraw}</ButtonLink>
      <SeeOrder payment={payment} />
    </State>
  );
}

export function Held({ payment }: Props) {
  return (
    <State
      icon={<SearchCheck size={48} className="text-link" />}
      title={words.payments.result.held}
      text={words.payments.result.heldText(payment.title, showNaira(payment.amount))}
    >
      <ButtonLink to={paths.pendingOrders} variant="secondary">
        {words.common.places.pendingProjects}
      </ButtonLink>
    </State>
  );
}

/** What was held, and what a person of the team did with it. */
export function Given({ payment }: Props) {
  return (
    <State
      icon={<Undo2 size={48} className="text-link" />}
      title={words.payments.result.given}
      text={words.payments.result.givenText(payment.title)}
    >
      <ButtonLink to={paths.endedOrders}>{words.payments.result.withdraw}</ButtonLink>
    </State>
  );
}

export function SentBack({ payment }: Props) {
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
      <ButtonLink to={paths.pendingOrders} variant="secondary">
        {words.common.places.pendingProjects}
      </ButtonLink>
    </State>
  );
}

function PayAgain({ payment, label, quiet = false }: Props & { label: string; quiet?: boolean }) {
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

function SeeOrder({ payment }: Props) {
  return (
    <ButtonLink to={paths.order.hunter} params={{ id: payment.job_id }} variant="secondary">
      {words.payments.pay.order}
    </ButtonLink>
  );
}

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
