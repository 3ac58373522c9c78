/** One remark being written: what should change, and how much it matters. */
import { useState } from 'react';
import { markKinds } from '#contract/orders/mark.ts';
import { MARK_LETTERS } from '#contract/orders/marks.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import type { DraftMark } from './draft-marks.ts';

const w = words.room.page;

type Props = {
  draft: DraftMark;
  where: string;
  onChange: (mark: DraftMark) => void;
  onKeep: (mark: DraftMark) => void;
  onClose: () => void;
};

/** Mount it anew for each remark. */
export function MarkComposer({ draft, where, onChange, onKeep, onClose }: Props) {
  const { text, kind } = draft;
  const [missing, setMissing] = useState(false);
  return (
    <form
      className="grid gap-3 rounded border border-control bg-card p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onKeep({ ...draft, text: text.trim() });
        else setMissing(true);
      }}
    >
      <TextareaField
        label={w.composerLabel}
        hint={where}
        error={missing && !text.trim() ? words.room.marks.textMissing : undefined}
        value={text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
        maxLength={MARK_LETTERS}
        rows={2}
        autoFocus
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{w.kindLabel}</legend>
        {markKinds.map((one) => (
          <label
            key={one}
            className={cx(
              'flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm has-focus-visible:outline-2 sm:min-h-9',
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
