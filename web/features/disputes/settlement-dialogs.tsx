/** Ending a dispute together: one side proposes a division, the other sees it line by line and accepts. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Dispute, disputes } from '#contract/disputes/disputes.ts';
import { screens, words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

const w = words.dispute;

export type SettlementProps = {
  dispute: Dispute;
  /** Naira. */
  price: number;
  side: Side;
  /** The other party's name. */
  other: string;
  onClose: () => void;
};

export function ProposeDialog({ dispute, price, side, other, onClose }: SettlementProps) {
  const params = { id: dispute.job_id };
  const { control, submit, busy } = useFormCall({
    schema: proposalUpTo(price),
    start: { talent: '' },
    draft: `settlement.${dispute.id}`,
    endpoint: disputes.propose,
    input: ({ talent }) => ({ params, body: { talent } }),
    onDone() {
      notify.good(w.proposed, 'usual', screens.disputes.canAcceptItNowOrPropose(other));
      onClose();
    },
  });
  const typed = useWatch({ control, name: 'talent' });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.disputes.proposeADivision}
      text={screens.disputes.isHeldInEscrowIfAccepts(showNaira(price), other)}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.disputes.sendTheProposal}
      binding
    >
      <FormNaira
        control={control}
        name="talent"
        label={
          side === 'talent'
            ? screens.disputes.howMuchForYouBeforeThe
            : screens.disputes.howMuchForBeforeTheFee(other)
        }
        hint={screens.disputes.from0ToTheRestGoes(
          showNaira(price),
          side === 'talent' ? other : screens.common.you.toLowerCase(),
        )}
        maxLength={12}
      />
      <Preview jobId={dispute.job_id} digits={String(typed ?? '')} price={price} side={side} other={other} />
    </FormDialog>
  );
}

/** The server knows the price as well; here it is told before anything is sent. */
function proposalUpTo(price: number) {
  const fits = ({ talent }: { talent: string }) => Number(talent) <= price;
  return disputes.propose.body.check(z.refine(fits, { error: w.amount, path: ['talent'] }));
}

type PreviewProps = { jobId: string; digits: string; price: number; side: Side; other: string };

/** The lines of what is typed, as the server would book them. */
function Preview({ jobId, digits, price, side, other }: PreviewProps) {
  const talent = useDeferredValue(digits);
  const naira = nairaOf(talent);
  const fits = naira !== null && naira <= price;
  const query = useQuery({
    ...callOptions(disputes.previewSettlement, { params: { id: jobId }, query: { talent } }),
    enabled: fits,
    placeholderData: (before) => before,
  });
  if (!fits) return null;
  return (
    <section aria-live="polite" className="rounded bg-sunken p-4">
      <h3 className="mb-3 text-lg leading-7">{screens.disputes.howTheMoneyWouldBeDivided}</h3>
      <QueryView
        query={query}
        errorTitle={screens.common.theDivisionCouldNotBeLoaded}
        waiting={<Skeleton className="h-28 w-full" />}
      >
        {({ division }) => <DivisionLines division={division} side={side} other={other} />}
      </QueryView>
    </section>
  );
}

export function AcceptProposalDialog({ dispute, side, other, onClose }: SettlementProps) {
  const { proposal } = dispute;
  if (!proposal) return null;
  const body = { talent: String(proposal.gross) };
  return (
    <ConfirmCall
      onClose={onClose}
      endpoint={disputes.acceptProposal}
      input={{ params: { id: dispute.job_id }, body }}
      onDone={() => notify.good(w.settled, 'money', screens.common.wasTold(other))}
      title={screens.disputes.acceptThisDivision}
      text={screens.disputes.theDisputeAndTheOrderEnd}
      confirm={screens.disputes.acceptTheDivision}
      binding
    >
      <div className="rounded bg-sunken p-4">
        <DivisionLines division={proposal.division} side={side} other={other} />
      </div>
    </ConfirmCall>
  );
}

export function WithdrawDisputeDialog({ dispute, other, onClose }: SettlementProps) {
  return (
    <ConfirmCall
      onClose={onClose}
      endpoint={disputes.withdraw}
      input={{ params: { id: dispute.job_id } }}
      onDone={() => notify.good(w.withdrawn, 'usual', screens.disputes.theOrderGoesOnWhereIt)}
      title={screens.disputes.withdrawTheDispute2}
      text={screens.disputes.theOrderGoesOnWhereItOf(other)}
      confirm={screens.disputes.withdrawTheDispute}
    />
  );
}
