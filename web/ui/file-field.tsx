/** One file to send: checked against the endpoint's rule at once, shown with its size, with progress and cancel while sent. */
import { FileUp, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { acceptOf, describeRule, refuseFile, showSize } from '#web/lib/files.ts';
import { IconButton } from './basics/button.tsx';
import { Field, type FieldTexts } from './fields/field.tsx';
import { SendingBar } from './sending-bar.tsx';

type Props = FieldTexts & {
  /** The `upload` of the contract entry: kinds, size and sentences. */
  rule: UploadRule;
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  /** From 0 to 1 while sending, null otherwise. */
  progress?: number | null;
  /** Stops the sending; shown while `progress` is set. */
  onCancel?: () => void;
  ref?: ComponentProps<'input'>['ref'];
};

export function FileField({
  rule,
  value,
  onChange,
  progress = null,
  onCancel,
  error,
  hint,
  disabled,
  ...rest
}: Props) {
  const [refused, setRefused] = useState<string>();
  const { label, optional, hideLabel, className, ...input } = rest;
  const choose = (file: File | undefined) => {
    if (!file) return;
    const sentence = refuseFile(rule, file);
    setRefused(sentence);
    onChange(sentence ? null : file);
  };
  const sending = progress !== null;
  return (
    <Field
      {...{ label, optional, hideLabel, className }}
      hint={hint ?? describeRule(rule)}
      error={refused ?? error}
    >
      {(control) => (
        <div className="grid grid-cols-1 gap-2">
          <div className={cx(dropClass, sending ? 'pointer-events-none bg-sunken' : 'bg-card')}>
            <FileUp size={24} className={sending ? 'text-soft' : 'text-primary'} />
            <span className={cx('font-semibold', sending ? 'text-soft' : 'text-link')}>
              {value ? words.common.upload.chooseAnother : words.common.upload.choose}
            </span>
            <input
              {...input}
              {...control}
              type="file"
              accept={acceptOf(rule)}
              disabled={disabled || sending}
              onChange={(event) => choose(event.target.files?.[0])}
              className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
            />
          </div>
          {value && (
            <div className="flex items-center gap-3 rounded bg-sunken py-1 pl-3">
              <span className="min-w-0 flex-1 truncate text-sm">{value.name}</span>
              <span className="shrink-0 text-sm text-soft">{showSize(value.size)}</span>
              <IconButton
                label={sending ? words.common.upload.cancel : words.common.upload.remove}
                onClick={() => (sending ? onCancel?.() : onChange(null))}
              >
                <X size={18} />
              </IconButton>
            </div>
          )}
          {sending && (
            <SendingBar
              part={progress}
              label={words.common.upload.sending(value?.name ?? words.common.upload.theFile)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

const dropClass = cx(
  'relative flex min-h-20 items-center justify-center gap-3 rounded border border-dashed border-control px-4',
  'hover:border-primary hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus',
);
