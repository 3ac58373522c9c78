/** Ending a dispute together: one side proposes a division, the other sees it line by line and accepts. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { type Dispute, disputes } from '#contract/disputes.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/form-call.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import type { Side } from '#web/lib/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notify } from '#web/ui/toast.tsx';
import { useDisputeRefresh } from './use-dispute.ts';

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
  const refresh = useDisputeRefresh();
  const { control, submit, busy } = useFormCall({
    schema: disputes.propose.body,
    start: { talent: '' },
    draft: `settlement.${dispute.id}`,
    endpoint: disputes.propose,
    input: ({ talent }) => ({ params, body: { talent } }),
    onSettled: refresh,
    onDone() {
      notify.good(w.proposed, 'usual', `${other} can accept it now, or propose another one.`);
      onClose();
    },
  });
  const typed = useWatch({ control, name: 'talent' });
  return (
    <FormDialog
      onClose={onClose}
      title="Propose a division"
      text={`${showNaira(price)} is held in escrow. If ${other} accepts, the order ends with it.`}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm="Send the proposal"
    >
      <FormNaira
        control={control}
        name="talent"
        label={
          side === 'talent' ? 'How much for you, before the fee?' : `How much for ${other}, before the fee?`
        }
        hint={`From 0 to ${showNaira(price)}. The rest goes back to ${side === 'talent' ? other : 'you'}.`}
        maxLength={12}
      />
      <Preview jobId={dispute.job_id} digits={String(typed ?? '')} price={price} side={side} other={other} />
    </FormDialog>
  );
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
  if (naira !== null && !fits) return <ErrorNote text={w.amount} />;
  if (!fits) return null;
  return (
    <section aria-live="polite" className="rounded bg-sunken p-4">
      <h3 className="mb-3 text-lg leading-7">How the money would be divided</h3>
      <QueryView
        query={query}
        errorTitle="The division could not be loaded"
        waiting={<Skeleton className="h-28 w-full" />}
      >
        {({ division }) => <DivisionLines division={division} side={side} other={other} />}
      </QueryView>
    </section>
  );
}

export function AcceptProposalDialog({ dispute, side, other, onClose }: SettlementProps) {
  const refresh = useDisputeRefresh();
  const accept = useMutationCall(disputes.acceptProposal, {
    onSettled: refresh,
    onSuccess() {
      notify.good(w.settled, 'money', `${other} was told.`);
      onClose();
    },
  });
  const { proposal } = dispute;
  if (!proposal) return null;
  const body = { talent: String(proposal.gross) };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => accept.mutate({ params: { id: dispute.job_id }, body })}
      title="Accept this division?"
      text="The dispute and the order end with it, and the money is divided now. This can not be taken back."
      confirm="Accept the division"
      busy={accept.isPending}
    >
      <div className="rounded bg-sunken p-4">
        <DivisionLines division={proposal.division} side={side} other={other} />
      </div>
      {accept.error && <ErrorNote text={messageOf(accept.error)} />}
    </ConfirmDialog>
  );
}

export function WithdrawDisputeDialog({ dispute, other, onClose }: SettlementProps) {
  const refresh = useDisputeRefresh();
  const withdraw = useMutationCall(disputes.withdraw, {
    onSettled: refresh,
    onSuccess() {
      notify.good(w.withdrawn, 'usual', 'The order goes on where it stood.');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => withdraw.mutate({ params: { id: dispute.job_id } })}
      title="Withdraw the dispute?"
      text={`The order goes on where it stood, and ${other} is told. You can open two disputes on one order in all.`}
      confirm="Withdraw the dispute"
      busy={withdraw.isPending}
    >
      {withdraw.error && <ErrorNote text={messageOf(withdraw.error)} />}
    </ConfirmDialog>
  );
}
