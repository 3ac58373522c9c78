/** Dialogs for agreements that are not paid yet: the talent accepts or declines, either side withdraws. */

import { useState } from 'react';
import * as z from 'zod/mini';
import { bids } from '#contract/bids/bids.ts';
import { firstNameOf } from '#contract/core/names.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { otherParty, sideOf } from '#contract/orders/sides.ts';
import { words } from '#contract/words.ts';
import { sayDay } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { feeBetween, showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx';
import { FormRadio } from '#web/ui/forms/form-fields.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import { ReasonDialog, ReasonField } from '#web/ui/reason-dialog.tsx';
import { SafeHtml } from '#web/ui/safe-html.tsx';

type Props = { order: OrderRow; onClose(): void };

/** Mount it to open it. */
export function AcceptOrderDialog({ order, onClose }: Props) {
  const [ticked, setTicked] = useState(false);
  const accept = useMutationCall(bids.acceptOrder, {
    onSuccess: () => {
      notify.good(
        words.jobs.acceptOrder.done,
        'usual',
        words.jobs.acceptOrder.doneLead(firstNameOf(order.user.name)),
      );
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.common.fixed.acceptOrder}
      text={order.title}
      size="lg"
      textOnly
      busy={accept.isPending}
      actions={
        <>
          <CheckboxField
            label={words.jobs.fixed.terms}
            checked={ticked}
            onChange={(event) => setTicked(event.target.checked)}
            className="basis-full"
          />
          <Button variant="secondary" disabled={accept.isPending} onClick={onClose}>
            {words.jobs.acceptOrder.later}
          </Button>
          <NetworkButton
            busy={accept.isPending}
            disabled={!ticked}
            onClick={() => accept.mutate({ params: { id: order.job_id }, body: { terms_accepted: true } })}
          >
            {words.common.fixed.acceptOrder}
          </NetworkButton>
        </>
      }
    >
      <Agreement order={order} />
      {accept.error && <ErrorNote text={messageOf(accept.error)} />}
    </Dialog>
  );
}

function Agreement({ order }: { order: OrderRow }) {
  const { start_date: start, end_date: end } = order;
  return (
    <div className="grid gap-5">
      <Facts
        items={[
          [words.common.people.hunter, order.user.name],
          [words.common.labels.startDate, start ? sayDay(start) : words.jobs.acceptOrder.notSet],
          [words.common.labels.dueDate, end ? sayDay(end) : words.jobs.acceptOrder.notSet],
        ]}
      />
      <section>
        <h3 className="mb-1 text-lg leading-7">{words.common.labels.jobBrief}</h3>
        <SafeHtml html={order.job_description} className="wrap-anywhere" />
      </section>
      <section>
        <h3 className="mb-1 text-lg leading-7">{words.common.labels.terms}</h3>
        <p className="rounded bg-sunken p-4 whitespace-pre-wrap">
          {order.terms || words.jobs.acceptOrder.noTerms}
        </p>
      </section>
      <MilestoneLines milestones={order.milestones} price={order.price_budget} />
      <section>
        <h3 className="mb-2 text-lg leading-7">{words.jobs.acceptOrder.money}</h3>
        <MoneyLines
          lines={[
            { label: words.jobs.acceptOrder.price, naira: order.price_budget },
            { label: words.jobs.acceptOrder.fee, naira: -feeBetween(order.price_budget, order.net_pay) },
          ]}
          total={{
            label: words.common.money.youReceive,
            naira: order.net_pay,
            good: true,
            hint: words.jobs.acceptOrder.netHint,
          }}
        />
        <p className="mt-3 text-soft">
          {words.jobs.acceptOrder.next(firstNameOf(order.user.name), showNaira(order.price_budget))}
        </p>
      </section>
    </div>
  );
}

const WHY_DECLINE = [words.jobs.reasons.myDates, words.jobs.reasons.terms, words.jobs.reasons.otherWork];

/** Mount it to open it. */
export function DeclineOrderDialog({ order, onClose }: Props) {
  return (
    <ReasonDialog
      schema={bids.declineOrder.body}
      name="reason"
      draft={`decline-order.${order.job_id}`}
      endpoint={bids.declineOrder}
      input={(typed) => ({ params: { id: order.job_id }, body: { reason: typed } })}
      onDone={() =>
        notify.info(
          words.jobs.declineOrder.done,
          'usual',
          words.jobs.reasons.sent(firstNameOf(order.user.name)),
        )
      }
      onClose={onClose}
      title={words.jobs.declineOrder.title}
      text={order.gig ? words.jobs.declineOrder.leadGig : words.jobs.declineOrder.lead(order.title)}
      confirm={words.jobs.declineOrder.title}
      danger
      binding
      label={words.common.labels.reason}
      hint={words.common.people.willRead(firstNameOf(order.user.name))}
      ready={WHY_DECLINE}
    />
  );
}

const WHY_LEAVE = {
  hunter: [words.jobs.reasons.plan, words.jobs.reasons.dates, words.jobs.reasons.details],
  talent: [words.jobs.reasons.dates, words.jobs.reasons.otherWork, words.jobs.reasons.details],
};
const CONSEQUENCE = {
  hunter: words.jobs.cancelAgreement.leadHunter,
  talent: words.jobs.cancelAgreement.leadTalent,
};
const AFTERWARDS = [
  {
    value: 'bids',
    label: words.jobs.cancelAgreement.takeBids,
    hint: words.jobs.cancelAgreement.takeBidsHint,
  },
  {
    value: 'cancel',
    label: words.jobs.cancelAgreement.cancelJob,
    hint: words.jobs.cancelAgreement.cancelJobHint,
  },
];
const withdrawal = z.strictObject({
  reason: bids.withdrawOrder.body.shape.reason,
  afterwards: z.enum(['bids', 'cancel']),
});

/** The hunter chooses whether the job takes bids again; an order from a gig ends. Mount it to open it. */
export function WithdrawOrderDialog({ order, onClose }: Props) {
  const { user } = usePerson();
  const side = sideOf(order, user.id);
  const other = otherParty(order, side).name;
  const { control, submit, busy } = useFormCall({
    schema: withdrawal,
    start: { reason: '', afterwards: 'bids' },
    draft: `withdraw-order.${order.job_id}`,
    endpoint: bids.withdrawOrder,
    input: ({ reason, afterwards }) => ({
      params: { id: order.job_id },
      body: afterwards === 'cancel' ? { reason, cancel: true } : { reason },
    }),
    onDone() {
      notify.info(words.jobs.cancelAgreement.done, 'usual', words.jobs.reasons.sent(other));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.common.actions.cancelAgreement}
      text={order.gig ? words.jobs.cancelAgreement.leadGig : CONSEQUENCE[side]}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.common.actions.cancelAgreement}
      cancel={words.common.actions.keep}
      danger
      binding
      className="gap-5"
    >
      <ReasonField
        control={control}
        name="reason"
        label={words.common.labels.reason}
        hint={words.common.people.willRead(other)}
        ready={WHY_LEAVE[side]}
      />
      {order.can.includes('call-off') && !order.gig && (
        <FormRadio
          control={control}
          name="afterwards"
          label={words.jobs.cancelAgreement.afterwards}
          options={AFTERWARDS}
        />
      )}
    </FormDialog>
  );
}
