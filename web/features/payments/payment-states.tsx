/** The five ways a payment can stand, each with what it means and the next step. */
import { CircleCheck, CircleX, Hourglass, SearchCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { payments } from '#contract/payments.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { usePay } from './use-pay.ts';

export type Payment = Reply<typeof payments.verify>;
type Props = { payment: Payment };

export function Funded({ payment }: Props) {
  return (
    <State
      icon={<CircleCheck size={48} className="text-leaf" />}
      title={`${showNaira(payment.amount)} is held in escrow`}
      text={`${payment.talent.name} was told and can start ${payment.title}. The money moves when you accept the work.`}
    >
      <ButtonLink to="/hunterDashboard/ActiveProjects">Go to active projects</ButtonLink>
      <SeeOrder payment={payment} />
    </State>
  );
}

export function Pending({ payment, busy, onAsk }: Props & { busy: boolean; onAsk: () => void }) {
  return (
    <State
      icon={<Hourglass size={48} className="text-link" />}
      title="Waiting for your payment"
      text={`Bank transfers can take a while. We look again by ourselves, and you are told when ${showNaira(payment.amount)} arrives, also if you close this page.`}
    >
      {payment.reason && <p className="text-soft">The last try: {payment.reason}</p>}
      <Button variant="secondary" busy={busy} onClick={onAsk}>
        Check again
      </Button>
      <PayAgain payment={payment} label="Back to the payment page" quiet />
    </State>
  );
}

export function NotPaid({ payment }: Props) {
  return (
    <State
      icon={<CircleX size={48} className="text-brick" />}
      title={words.payment.notSuccessful}
      text={`Nothing was taken for ${payment.title}.${payment.reason ? ` The bank says: ${payment.reason}.` : ''}`}
    >
      <PayAgain payment={payment} label="Try again" />
      <ButtonLink to="/hunterDashboard/PendingProjects" variant="secondary">
        Pending projects
      </ButtonLink>
    </State>
  );
}

export function Returned({ payment }: Props) {
  return (
    <State
      icon={<Undo2 size={48} className="text-link" />}
      title={`${showNaira(payment.amount)} is in your payback`}
      text={`This payment came when ${payment.title} was paid already or no longer agreed. The money is yours: withdraw it to your bank.`}
    >
      <ButtonLink to="/hunterDashboard/CompletedProjects">Withdraw it</ButtonLink>
    </State>
  );
}

export function Held({ payment }: Props) {
  return (
    <State
      icon={<SearchCheck size={48} className="text-link" />}
      title="We are looking at this payment"
      text={`What arrived for ${payment.title} is not the ${showNaira(payment.amount)} that was agreed. Nothing is lost: a person of our team puts it right and writes to you.`}
    >
      <ButtonLink to="/hunterDashboard/PendingProjects" variant="secondary">
        Pending projects
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
    <ButtonLink
      to="/hunterDashboard/SubmittedProjects/detail/$id"
      params={{ id: payment.job_id }}
      variant="secondary"
    >
      See the order
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
