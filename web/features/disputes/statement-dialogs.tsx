/** A statement with evidence: it opens a dispute, or answers the other side's. */
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, FileUp, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { DISPUTE_ANSWER_DAYS } from '#contract/acts/dispute.ts';
import {
  type Dispute,
  disputeForm,
  disputes,
  EVIDENCE_MAX,
  STATEMENT_MAX,
} from '#contract/disputes/disputes.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { acceptOf, describeRule, showSize } from '#web/lib/files.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { callKey } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { SendingBar } from '#web/ui/sending-bar.tsx';
import { type EvidenceFiles, type EvidenceItem, useEvidence } from './use-evidence.ts';

type OpenProps = { order: OrderRow; onClose: () => void };

export function OpenDisputeDialog({ order, onClose }: OpenProps) {
  const { user } = usePerson();
  const other = order.user.id === user.id ? order.creative.name : order.user.name;
  const client = useQueryClient();
  const evidence = useEvidence(order.job_id);
  const { control, submit, busy } = useFormCall({
    schema: disputeForm,
    start: { statement: '' },
    draft: `dispute.${order.job_id}`,
    endpoint: disputes.open,
    input: ({ statement }) => ({ params: { id: order.job_id }, body: { statement, files: evidence.ids } }),
    onDone(reply) {
      client.setQueryData(callKey(disputes.get, { params: { id: order.job_id } }), reply);
      notify.info(
        words.disputes.open.done,
        'long',
        words.disputes.open.doneText(other, showMoment(reply.dispute.answer_by)),
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
  const evidence = useEvidence(dispute.job_id);
  const { control, submit, busy } = useFormCall({
    schema: disputeForm,
    start: { statement: '' },
    draft: `answer-dispute.${dispute.id}`,
    endpoint: disputes.answer,
    input: ({ statement }) => ({ params, body: { statement, files: evidence.ids } }),
    onDone() {
      notify.good(words.disputes.answer.done, 'long', words.disputes.answer.doneText);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={words.disputes.answer.title(other)}
      text={words.disputes.answer.lead(showMoment(dispute.answer_by))}
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

const rule = disputes.addEvidence.upload;

/** Chooses up to five files as evidence, and shows how far each is sent. */
function EvidenceField({ evidence }: { evidence: EvidenceFiles }) {
  const id = useId();
  const full = evidence.items.length >= EVIDENCE_MAX;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 font-semibold">
        {words.disputes.evidence.label}{' '}
        <span className="font-normal text-soft">{words.common.labels.optional}</span>
      </legend>
      <p id={id} className="text-sm text-soft">
        {words.disputes.evidence.hint(EVIDENCE_MAX, describeRule(rule))}
      </p>
      {evidence.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {evidence.items.map((item) => (
            <Item key={item.key} item={item} evidence={evidence} />
          ))}
        </ul>
      )}
      {!full && (
        <div className="relative flex min-h-14 items-center justify-center gap-3 rounded border border-dashed border-control bg-card px-4 hover:border-primary hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus">
          <FileUp aria-hidden size={22} className="text-primary" />
          <span className="font-semibold text-link">
            {evidence.items.length > 0
              ? words.disputes.evidence.addAnother
              : words.disputes.evidence.addFiles}
          </span>
          <input
            type="file"
            multiple
            accept={acceptOf(rule)}
            aria-label={words.disputes.evidence.add}
            aria-describedby={id}
            onChange={({ target }) => {
              evidence.add([...(target.files ?? [])]);
              target.value = '';
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
          />
        </div>
      )}
      {evidence.problem && <ErrorNote text={evidence.problem} />}
      {evidence.failed && <ErrorNote text={words.disputes.evidence.failed} />}
    </fieldset>
  );
}

function Item({ item, evidence }: { item: EvidenceItem; evidence: EvidenceFiles }) {
  const { file, part, id, failure, again, key } = item;
  return (
    <li className="grid gap-1 rounded bg-sunken py-1 pl-3">
      <div className="flex items-center gap-3">
        {id && <CircleCheck aria-label={words.common.status.sent} size={18} className="shrink-0 text-leaf" />}
        <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
        <span className="shrink-0 text-sm text-soft">{showSize(file.size)}</span>
        {failure && again && (
          <IconButton
            label={words.disputes.evidence.sendAgain(file.name)}
            onClick={() => evidence.retry(key)}
          >
            <RotateCw size={18} />
          </IconButton>
        )}
        <IconButton
          label={
            id || failure
              ? words.common.actions.removeNamed(file.name)
              : words.disputes.evidence.cancelSending(file.name)
          }
          onClick={() => evidence.remove(key)}
        >
          <X size={18} />
        </IconButton>
      </div>
      {!id && !failure && (
        <div className="pr-3 pb-2">
          <SendingBar part={part} label={words.common.upload.sending(file.name)} />
        </div>
      )}
      {failure && <p className="pr-3 pb-2 text-sm font-medium text-brick">{failure}</p>}
    </li>
  );
}
