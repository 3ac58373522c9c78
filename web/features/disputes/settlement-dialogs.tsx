/** Ending a dispute together: one side proposes a division, the other sees it line by line and accepts. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { type Dispute, disputes, shareUpTo } from '#contract/disputes/disputes.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useTypingPause } from '#web/ui/lists/typing-pause.ts';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export type SettlementProps = {
  dispute: Dispute;
  /** In naira. */
  price: number;
  side: Side;
  /** The other party's first name. */
  other: string;
  onClose: () => void;
};

export function ProposeDialog({ dispute, price, side, other, onClose }: SettlementProps) {
  const params = { id: dispute.job_id };
  const { form, control, submit, busy } = useFormCall({
    schema: disputes.propose.body.check(shareUpTo(price)),
    start: { talent: '' },
    draft: `settlement.${dispute.id}`,
    endpoint: disputes.propose,
    input: ({ talent }) => ({ params, body: { talent } }),
    onDone() {
      notify.good(words.disputes.propose.done, 'usual', words.disputes.propose.doneText(other));
      onClose();
    },
  });
  const typed = useWatch({ control, name: 'talent' });
  useEffect(() => {
    // Said while it is typed, as the division disappears then.
    if (Number(typed) > price || form.getFieldState('talent').invalid) void form.trigger('talent');
  }, [form, typed, price]);
  return (
    <FormDialog
      onClose={onClose}
      title={words.disputes.propose.title}
      text={words.disputes.propose.lead(showNaira(price), other)}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.disputes.propose.confirm}
      binding
    >
      <FormNaira
        control={control}
        name="talent"
        label={
          side === 'talent' ? words.disputes.propose.ownAmount : words.disputes.propose.talentAmount(other)
        }
        hint={words.disputes.propose.amountHint(
          showNaira(price),
          side === 'talent' ? other : words.common.people.you.toLowerCase(),
        )}
      />
      <Preview jobId={dispute.job_id} digits={String(typed ?? '')} price={price} side={side} other={other} />
    </FormDialog>
  );
}

type PreviewProps = { jobId: string; digits: string; price: number; side: Side; other: string };

/** The division lines of the typed amount, as the server would book them. */
function Preview({ jobId, digits, price, side, other }: PreviewProps) {
  const talent = useTypingPause(digits);
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
      <h3 className="mb-3 text-lg leading-7">{words.disputes.propose.division}</h3>
      <QueryView
        query={query}
        errorTitle={words.common.failed.division}
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
      onDone={() => notify.good(words.disputes.accept.done, 'money', words.common.people.notified(other))}
      title={words.disputes.accept.title}
      text={words.disputes.accept.lead}
      confirm={words.disputes.accept.confirm}
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
      onDone={() => notify.good(words.disputes.withdraw.done, 'usual', words.disputes.withdraw.doneText)}
      title={words.disputes.withdraw.title}
      text={words.disputes.withdraw.lead(other)}
      confirm={words.disputes.withdraw.confirm}
    />
  );
}
