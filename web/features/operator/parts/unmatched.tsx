/** Payments that we could match to nobody yet: credited to a hunter, or refunded. */
import type * as z from 'zod/mini';
import { giveForm, operatorMoney, type suspenseLine } from '#contract/operator/money.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { inCurrency, showNaira } from '#web/lib/money.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Action, Note, OwnAffair } from './action.tsx';
import { List } from './list.tsx';
import { JobLink, PersonLink, Reference } from './tables.tsx';

const action = words.operator.action;
const w = words.operator.unmatched;

type Held = z.output<typeof suspenseLine>;

export function Unmatched() {
  return (
    <List
      {...w}
      endpoint={operatorMoney.suspense}
      of={(reply) => reply.suspense}
      rows={(held) => (
        <ul className="grid gap-4">
          {held.map((one) => (
            <HeldCard key={one.reference} held={one} />
          ))}
        </ul>
      )}
    />
  );
}

function HeldCard({ held }: { held: Held }) {
  const { payment, cause, proposal } = held;
  const why = cause ? cause !== 'reference' && w[cause] : payment && w.unexplained;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-xl leading-7 font-bold tabular-nums">{amountOf(held)}</p>
        {held.needs_two && <Badge tone="warn">{action.needsTwo}</Badge>}
      </div>
      <p className="text-soft">
        <Reference text={held.reference} />, {showMoment(held.at)}
      </p>
      {payment ? (
        <p>
          {w.paidBy(showNaira(payment.amount))} <PersonLink person={payment.hunter} />. {w.paidFor}{' '}
          <JobLink job={payment.job} />. {why}
        </p>
      ) : (
        <p>
          {w.notAsked} {why}
        </p>
      )}
      {held.failed_refund && <Note text={failureOf(held.failed_refund)} />}
      {proposal && (
        <Note
          text={(proposal.act === 'suspense.give' ? w.giveProposed : w.refundProposed)(
            proposal.by.name,
            proposal.reason,
          )}
        />
      )}
      <OwnAffair of={held} />
      <div className="flex flex-wrap gap-3">
        <Actions held={held} />
      </div>
    </li>
  );
}

function amountOf({ amount, currency }: Held): string {
  return inCurrency(showNaira(amount), currency);
}

function failureOf({ at, reason }: NonNullable<Held['failed_refund']>): string {
  return reason ? w.failedBecause(showMoment(at), reason) : w.failedRefund(showMoment(at));
}

function Actions({ held }: { held: Held }) {
  const { reference, can, payment, proposal } = held;
  const amount = amountOf(held);
  const job = payment?.job.id ?? proposal?.job_id ?? '';
  return (
    <>
      {can.includes('give') && (
        <Action
          label={w.give}
          title={w.giveTitle(amount)}
          text={w.giveText}
          confirm={w.giveConfirm(amount)}
          schema={giveForm}
          start={{ reference, job_id: job }}
          fields={[
            {
              ...{ name: 'job_id', label: w.jobId, readOnly: payment !== null },
              hint: job ? undefined : w.jobIdHint,
            },
          ]}
          endpoint={operatorMoney.give}
          input={(body) => ({ body })}
          done={w.giveDone}
        />
      )}
      {can.includes('refund') && (
        <Action
          label={w.refund}
          title={w.refundTitle(amount)}
          text={w.refundText}
          confirm={w.refundConfirm(amount)}
          endpoint={operatorMoney.refund}
          input={({ reason }) => ({ body: { reference, reason } })}
          done={w.refundDone}
          danger
        />
      )}
    </>
  );
}
