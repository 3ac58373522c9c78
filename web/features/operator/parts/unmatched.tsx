/** Payments that match no order yet: what is known of each, and crediting it to a hunter or refunding it. */
import { useQuery } from '@tanstack/react-query';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { giveForm, operatorMoney, type suspenseLine } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { inCurrency, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Action, Note, OwnAffair } from './action.tsx';
import { List } from './list.tsx';
import { JobLink, PersonLink, Reference } from './tables.tsx';

const action = words.operator.action;
const w = words.operator.unmatched;

type HeldPayment = z.output<typeof suspenseLine>;

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

function HeldCard({ held }: { held: HeldPayment }) {
  const { payment, cause, proposal } = held;
  const why = cause ? cause !== 'reference' && w[cause] : payment && w.unexplained;
  return (
    <li className="card grid gap-3 p-4">
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
      {proposal && <Note text={proposed(proposal)} />}
      <OwnAffair of={held} />
      <div className="flex flex-wrap gap-3">
        <Actions held={held} />
      </div>
    </li>
  );
}

function proposed({ act, own, by: { name }, reason }: NonNullable<HeldPayment['proposal']>): string {
  if (act === 'suspense.give') return own ? w.ownGive(reason) : w.giveProposed(name, reason);
  return own ? w.ownRefund(reason) : w.refundProposed(name, reason);
}

function amountOf({ amount, currency }: HeldPayment): string {
  return inCurrency(showNaira(amount), currency);
}

function failureOf({ at, reason }: NonNullable<HeldPayment['failed_refund']>): string {
  return reason ? w.failedBecause(showMoment(at), reason) : w.failedRefund(showMoment(at));
}

function Actions({ held }: { held: HeldPayment }) {
  const { reference, can, payment, proposal } = held;
  const amount = amountOf(held);
  const job = payment?.job.id ?? proposal?.job_id ?? '';
  /** The first of two operators only proposes. */
  const first = (act: string) => held.needs_two && (!proposal || proposal.own || proposal.act !== act);
  const proposing = { text: action.proposeText, confirm: action.propose };
  return (
    <>
      {can.includes('give') && (
        <Action
          label={w.give}
          title={w.giveTitle(amount)}
          text={w.giveText}
          confirm={w.giveConfirm(amount)}
          {...(first('suspense.give') && proposing)}
          schema={giveForm}
          start={{ reference, job_id: job }}
          fields={[
            {
              ...{ name: 'job_id', label: w.jobId, readOnly: payment !== null },
              hint: job ? undefined : w.jobIdHint,
            },
          ]}
          preview={(control) => <Recipient control={control} />}
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
          {...(first('suspense.refund') && proposing)}
          endpoint={operatorMoney.refund}
          input={({ reason }) => ({ body: { reference, reason } })}
          done={w.refundDone}
          danger
        />
      )}
    </>
  );
}

/** Who would get the money: the hunter of the job that is named. */
function Recipient({ control }: { control: Control<FieldValues, unknown, FieldValues> }) {
  const job = giveForm.shape.job_id.safeParse(
    String(useWatch({ control, name: 'job_id' }) ?? '').trim(),
  ).data;
  const { data } = useQuery({
    ...callOptions(operator.job, { params: { id: job ?? '' } }),
    enabled: job !== undefined,
  });
  if (!job || data?.job.id !== job) return null;
  return (
    <p className="rounded bg-sunken p-3 wrap-anywhere">{w.recipient(data.job.hunter.name, data.job.title)}</p>
  );
}
