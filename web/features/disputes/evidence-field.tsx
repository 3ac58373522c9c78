/** Chooses up to five files as evidence, and shows how far each is sent. */
import { CircleCheck, FileUp, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { disputes, EVIDENCE_MAX } from '#contract/disputes/disputes.ts';
import { words } from '#contract/words.ts';
import { acceptOf, describeRule, showSize } from '#web/lib/files.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { SendingBar } from '#web/ui/sending-bar.tsx';
import type { EvidenceFiles, EvidenceItem } from './use-evidence.ts';

const rule = disputes.addEvidence.upload;

export function EvidenceField({ evidence }: { evidence: EvidenceFiles }) {
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
