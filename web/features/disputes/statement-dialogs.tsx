/** A statement with evidence: it opens a dispute, or answers the other side's. */
import { useQueryClient } from '@tanstack/react-query';
import { DISPUTE_ANSWER_DAYS } from '#contract/acts/dispute.ts';
import { firstNameOf } from '#contract/core/names.ts';
import {
  type Dispute,
  disputeForm,
  disputes,
  EVIDENCE_MAX,
  STATEMENT_MAX,
} from '#contract/disputes/disputes.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { otherParty, sideOf } from '#contract/orders/sides.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { callKey } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { describeRule } from '#web/lib/upload/files.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { type FilesBeside, FilesField, useFilesBeside } from '#web/ui/files-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';

type OpenProps = { order: OrderRow; onClose: () => void };

export function OpenDisputeDialog({ order, onClose }: OpenProps) {
  const { user } = usePerson();
  const other = firstNameOf(otherParty(order, sideOf(order, user.id)).name);
  const client = useQueryClient();
  const draft = `dispute.${order.job_id}`;
  const evidence = useEvidence(order.job_id, draft);
  const { control, submit, busy } = useFormCall({
    schema: disputeForm,
    start: { statement: '' },
    draft,
    endpoint: disputes.open,
    input: ({ statement }) => ({ params: { id: order.job_id }, body: { statement, files: evidence.ids } }),
    onDone(reply) {
      evidence.forget();
      client.setQueryData(callKey(disputes.get, { params: { id: order.job_id } }), reply);
      notify.info(
        words.disputes.open.done,
        'long',
        words.disputes.open.doneText(other, sayMoment(reply.dispute.answer_by)),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.common.actions.openDispute}
      text={order.title}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.disputes.open.confirm}
      danger
      disabled={evidence.sending || evidence.failed}
      className="gap-5"
    >
      <ul className="grid list-disc gap-1 rounded bg-sunken py-4 pr-4 pl-8">
        <li>{words.disputes.shared.frozen}</li>
        <li>
          {words.disputes.open.answerTime(
            other,
            words.common.counted.days(DISPUTE_ANSWER_DAYS),
            words.disputes.shared.silence(other),
          )}
        </li>
        <li>{words.disputes.open.wayOut}</li>
      </ul>
      <FormTextarea
        control={control}
        name="statement"
        label={words.disputes.open.statementLabel}
        hint={words.disputes.open.statementHint(other)}
        rows={7}
        maxLength={STATEMENT_MAX}
      />
      <EvidenceField evidence={evidence} />
    </FormDialog>
  );
}

type AnswerProps = { dispute: Dispute; other: string; onClose: () => void };

export function AnswerDisputeDialog({ dispute, other, onClose }: AnswerProps) {
  const params = { id: dispute.job_id };
  const draft = `answer-dispute.${dispute.id}`;
  const evidence = useEvidence(dispute.job_id, draft);
  const { control, submit, busy } = useFormCall({
    schema: disputeForm,
    start: { statement: '' },
    draft,
    endpoint: disputes.answer,
    input: ({ statement }) => ({ params, body: { statement, files: evidence.ids } }),
    onDone() {
      evidence.forget();
      notify.good(words.disputes.answer.done, 'long', words.disputes.answer.doneText);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.disputes.answer.title(other)}
      text={words.disputes.answer.lead(sayMoment(dispute.answer_by))}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={words.disputes.answer.confirm}
      disabled={evidence.sending || evidence.failed}
      className="gap-5"
    >
      <FormTextarea
        control={control}
        name="statement"
        label={words.disputes.answer.statementLabel}
        hint={words.disputes.answer.statementHint(other)}
        rows={7}
        maxLength={STATEMENT_MAX}
      />
      <EvidenceField evidence={evidence} />
    </FormDialog>
  );
}

function useEvidence(jobId: string, draft: string): FilesBeside {
  const limits = { max: EVIDENCE_MAX, tooMany: words.disputes.errors.filesMax, draft };
  return useFilesBeside(disputes.addEvidence, { id: jobId }, limits);
}

function EvidenceField({ evidence }: { evidence: FilesBeside }) {
  return (
    <FilesField
      files={evidence}
      label={words.disputes.evidence.label}
      hint={words.disputes.evidence.hint(EVIDENCE_MAX, describeRule(disputes.addEvidence.upload))}
      add={words.disputes.evidence.add}
    />
  );
}
