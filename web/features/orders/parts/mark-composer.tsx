/** One remark being written: what should change, and how much it matters. */
import { useState } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { markKinds } from '#contract/orders/mark.ts';
import { MARK_LETTERS } from '#contract/orders/marks.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { whereOf } from '#web/ui/proof/mark-places.ts';
import type { DraftMark, DraftMarks } from './draft-marks.ts';

const w = words.room.page;

type Props = {
  drafts: DraftMarks;
  files: readonly DeliveredFile[];
  stage: { keep: (mark: DraftMark) => void; close: () => void };
  says?: ComposerTexts;
};

/** The label of the field, and the message when it is empty. */
type ComposerTexts = { label: string; missing: string };
const CHANGES: ComposerTexts = { label: w.composerLabel, missing: words.room.marks.textMissing };
const QUESTION: ComposerTexts = { label: w.questionLabel, missing: w.questionMissing };

/** Directly under the stage on phones, else beside it; nothing while no remark is being written. */
export function MarkComposer({ drafts: { writing, write }, files, stage, says = CHANGES }: Props) {
  return (
    writing && (
      <Form
        key={writing.key}
        draft={writing}
        where={whereOf(writing, files)}
        says={writing.kind === 'question' ? QUESTION : says}
        onChange={write}
        onKeep={stage.keep}
        onClose={stage.close}
      />
    )
  );
}

type FormProps = {
  draft: DraftMark;
  where: string;
  says: ComposerTexts;
  onChange: (mark: DraftMark) => void;
  onKeep: (mark: DraftMark) => void;
  onClose: () => void;
};

function Form({ draft, where, says, onChange, onKeep, onClose }: FormProps) {
  const { text, kind } = draft;
  const [missing, setMissing] = useState(false);
  return (
    <form
      className="grid gap-2 rounded border border-control bg-card p-2 sm:p-3 [&_textarea]:min-h-16"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onKeep({ ...draft, text: text.trim() });
        else setMissing(true);
      }}
    >
      <TextareaField
        label={says.label}
        hint={where}
        error={missing && !text.trim() ? says.missing : undefined}
        value={text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
        maxLength={MARK_LETTERS}
        rows={2}
        autoFocus
      />
      <fieldset className="flex flex-wrap gap-x-1 gap-y-2">
        <legend className="sr-only">{w.kindLabel}</legend>
        {markKinds.map((one) => (
          <label
            key={one}
            className={cx(
              'flex min-h-11 cursor-pointer flex-auto items-center justify-center rounded-full border px-1.5 text-sm whitespace-nowrap has-focus-visible:outline-2 sm:min-h-9 sm:flex-none sm:px-3 lg:px-2',
              one === kind ? 'border-primary bg-wash text-on-wash font-semibold' : 'border-control',
            )}
          >
            <input
              type="radio"
              name="kind"
              checked={one === kind}
              onChange={() => onChange({ ...draft, kind: one })}
              className="sr-only"
            />
            {w.kinds[one]}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-row-reverse justify-start gap-3">
        <Button type="submit">{w.keep}</Button>
        <Button variant="quiet" onClick={onClose}>
          {words.common.fixed.cancel}
        </Button>
      </div>
    </form>
  );
}
