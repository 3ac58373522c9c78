/** Money that came and belongs to nobody yet: given to a hunter, or sent back. */
import { useState } from 'react';
import type * as z from 'zod/mini';
import { operatorMoney, type suspenseLine } from '#contract/operator/money.ts';
import { showMoment } from '#web/lib/dates.ts';
import { inCurrency, showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { Act } from './act.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { ListFrame } from './list-frame.tsx';
import { JobLink, PersonLink, Reference } from './tables.tsx';

export type Held = z.output<typeof suspenseLine>;

/** What is told after an act that may need a second operator. */
export function tellDecided(waiting: boolean, done: string): void {
  if (waiting) notify.info('Proposed. A second operator has to do the same.', 'long');
  else notify.good(done);
}

export function Suspense() {
  const pages = useCallPages(operatorMoney.suspense, { query: {} }, (reply) => ({
    items: reply.suspense,
    next: reply.next,
  }));
  return (
    <ListFrame pages={pages} errorTitle="Suspense could not be loaded" empty="Nothing is in suspense. Good.">
      {(held) => (
        <ul className="grid gap-4">
          {held.map((one) => (
            <HeldCard key={one.reference} held={one} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

/** Why nobody could be named for it. */
const CAUSES: Record<NonNullable<Held['cause']>, string | null> = {
  currency: 'It is not naira, so it can only be sent back.',
  mode: 'It is not of the mode of our key (test or live), so it can only be sent back.',
  account: 'The account of the hunter is deleted, so it can only be sent back.',
  reference: null,
};

function HeldCard({ held }: { held: Held }) {
  const [giving, setGiving] = useState(false);
  const refund = useMutationCall(operatorMoney.refund);
  const amount = inCurrency(showNaira(held.amount), held.currency);
  const sendBack = async (reason: string) => {
    const { waiting } = await refund.mutateAsync({ body: { reference: held.reference, reason } });
    tellDecided(waiting, 'On its way back');
  };
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-xl leading-7 font-bold tabular-nums">{amount}</p>
        {held.needs_two && <Badge tone="warn">Needs two operators</Badge>}
      </div>
      <p className="text-soft">
        <Reference text={held.reference} />, {showMoment(held.at)}
      </p>
      {held.payment ? (
        <p>
          Paid by <PersonLink person={held.payment.hunter} /> for <JobLink job={held.payment.job} />, where{' '}
          {showNaira(held.payment.amount)} was asked.{' '}
          {held.cause
            ? CAUSES[held.cause]
            : 'Why it is here was not kept: see at the provider before you act.'}
        </p>
      ) : (
        <p>We never asked for this payment. {held.cause && CAUSES[held.cause]}</p>
      )}
      {held.failed_refund && (
        <p className="rounded bg-ochre-wash p-3 text-ochre">
          Sending it back was tried and failed, {showMoment(held.failed_refund.at)}
          {held.failed_refund.reason && `: ${held.failed_refund.reason}`}. Find out why at the provider before
          you try again.
        </p>
      )}
      {held.proposal && (
        <p className="rounded bg-ochre-wash p-3 text-ochre">
          {held.proposal.by.name} proposes to{' '}
          {held.proposal.act === 'suspense.give' ? 'give it to a hunter' : 'send it back'}:{' '}
          {held.proposal.reason}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {held.can.includes('give') && (
          <Button variant="secondary" onClick={() => setGiving(true)}>
            Give to a hunter
          </Button>
        )}
        <Act
          label="Send back"
          title={`Send ${amount} back`}
          text="The provider returns the whole payment to whoever made it. This takes days and can not be stopped."
          act={sendBack}
          done={null}
          danger
        />
      </div>
      {giving && <GiveDialog held={held} onClose={() => setGiving(false)} />}
    </li>
  );
}
