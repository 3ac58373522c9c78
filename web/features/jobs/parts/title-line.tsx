/** The title of a quick job: one line of text that grows to be fully readable; neither Enter nor pasting adds a second line. */
import { JOB_TITLE_MAX } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { CONTROL, Field } from '#web/ui/fields/field.tsx';
import { textual, useBound } from '#web/ui/forms/bind.tsx';
import type { QuickControl } from '../quick-form.ts';

export function TitleLine({ control }: { control: QuickControl }) {
  const { field, error } = useBound({ control, name: 'title' });
  const { onChange, ...bound } = textual(field);
  return (
    <Field label={words.common.labels.title} error={error}>
      {(given) => (
        <textarea
          rows={1}
          maxLength={JOB_TITLE_MAX}
          {...bound}
          {...given}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => {
            event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ');
            onChange(event);
          }}
          className={cx(CONTROL, 'field-sizing-content resize-none leading-6')}
        />
      )}
    </Field>
  );
}
