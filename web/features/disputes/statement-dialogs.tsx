/** A statement with evidence: it opens a dispute, or answers the one of the other side. */
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, FileUp, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { DISPUTE_ANSWER_DAYS } from '#contract/acts/dispute.ts';
import { type Dispute, disputeForm, disputes, EVIDENCE_MAX } from '#contract/disputes/disputes.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { counted, screens, words } from '#contract/words.ts';
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

const w = words.dispute;
const STATEMENT_MAX = 3000;

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
        w.opened,
        'long',
        screens.disputes.hasUntilToAnswer(other, showMoment(reply.dispute.answer_by)),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.common.openADispute}
      text={order.title}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.disputes.openTheDispute}
      danger
      disabled={evidence.sending || evidence.failed}
      className="gap-5"
    >
      <ul className="grid list-disc gap-1 rounded bg-sunken py-4 pr-4 pl-8">
        <li>{w.frozen}</li>
        <li>{screens.disputes.hasToAnswer(other, counted.days(DISPUTE_ANSWER_DAYS), w.silence(other))}</li>
        <li>{screens.disputes.theTwoOfYouCanAgree}</li>
      </ul>
      <FormTextarea
        control={control}
        name="statement"
        label={screens.disputes.whatHappened}
        hint={screens.disputes.whatWasAgreedWhatWentWrong(other)}
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
      notify.good(w.answerSent, 'long', screens.disputes.adireDecidesNowUnlessTheTwo);
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={screens.disputes.answerTheDisputeOf(other)}
      text={screens.disputes.onceUntilYouCanNotChange(showMoment(dispute.answer_by))}
      busy={busy}
      control={control}
      onSubmit={submit}
      confirm={screens.disputes.sendTheAnswer}
      disabled={evidence.sending || evidence.failed}
      className="gap-5"
    >
      <FormTextarea
        control={control}
        name="statement"
        label={screens.disputes.yourSide}
        hint={screens.disputes.andAdireReadThisBesideThe(other)}
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
        {screens.disputes.evidence} <span className="font-normal text-soft">{screens.common.optional}</span>
      </legend>
      <p id={id} className="text-sm text-soft">
        {screens.disputes.upToFilesTheOtherSide(EVIDENCE_MAX, describeRule(rule))}
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
            {evidence.items.length > 0 ? screens.disputes.addAnotherFile : screens.disputes.addFiles}
          </span>
          <input
            type="file"
            multiple
            accept={acceptOf(rule)}
            aria-label={screens.disputes.addEvidence}
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
      {evidence.failed && <ErrorNote text={screens.disputes.removeWhatCouldNotBeSent} />}
    </fieldset>
  );
}

function Item({ item, evidence }: { item: EvidenceItem; evidence: EvidenceFiles }) {
  const { file, part, id, failure, again, key } = item;
  return (
    <li className="grid gap-1 rounded bg-sunken py-1 pl-3">
      <div className="flex items-center gap-3">
        {id && <CircleCheck aria-label={screens.common.sent} size={18} className="shrink-0 text-leaf" />}
        <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
        <span className="shrink-0 text-sm text-soft">{showSize(file.size)}</span>
        {failure && again && (
          <IconButton label={screens.disputes.sendAgain(file.name)} onClick={() => evidence.retry(key)}>
            <RotateCw size={18} />
          </IconButton>
        )}
        <IconButton
          label={id || failure ? screens.common.remove(file.name) : screens.disputes.cancelSending(file.name)}
          onClick={() => evidence.remove(key)}
        >
          <X size={18} />
        </IconButton>
      </div>
      {!id && !failure && (
        <div className="pr-3 pb-2">
          <SendingBar part={part} label={screens.common.sending(file.name)} />
        </div>
      )}
      {failure && <p className="pr-3 pb-2 text-sm font-medium text-brick">{failure}</p>}
    </li>
  );
}
