/** One file to send: checked against the endpoint's rule at once, shown with its size, with progress and cancel while sent. */
import { FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { MEGABYTE } from '#contract/core/files.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { acceptOf, describeRule, refuseFile, showSize } from '#web/lib/upload/files.ts';
import { PHOTO_MAX_BYTES, shrinkPicture } from '#web/lib/upload/shrink-picture.ts';
import { IconButton } from './basics/button.tsx';
import { DropZone } from './drop-zone.tsx';
import { Field, type FieldTexts } from './fields/field.tsx';
import { SendingBar } from './lists/progress-bar.tsx';

type Props = Omit<FieldTexts, 'error'> & {
  /** The `upload` of the contract entry: kinds, size and sentences. */
  rule: UploadRule;
  sending: FileSending;
  /** A photo of any size is scaled down before the rule is applied. */
  photo?: boolean;
};

export function FileField({ rule, sending, photo = false, hint, ...texts }: Props) {
  const { file: value, part } = sending;
  const [refused, setRefused] = useState<string>();
  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    sending.prepare(photo);
    const file = photo ? await shrinkPicture(chosen).finally(() => sending.prepare(false)) : chosen;
    const sentence = refuse(file);
    setRefused(sentence);
    sending.choose(sentence ? null : file);
  };
  const refuse = (file: File) =>
    photo && file.size > PHOTO_MAX_BYTES
      ? words.common.upload.photoTooLarge(PHOTO_MAX_BYTES / MEGABYTE)
      : refuseFile(rule, file);
  const isSent = part !== null;
  return (
    <Field
      {...texts}
      hint={hint ?? (photo ? words.common.upload.photoHint(PHOTO_MAX_BYTES / MEGABYTE) : describeRule(rule))}
      error={refused ?? sending.refused}
    >
      {(control) => (
        <div className="grid gap-2">
          <DropZone
            {...control}
            accept={photo ? 'image/*,.heic,.heif' : acceptOf(rule)}
            disabled={isSent}
            onFiles={choose}
            className={cx('min-h-20 gap-3', isSent ? 'pointer-events-none bg-sunken' : 'bg-card')}
          >
            <FileUp size={24} className={isSent ? 'text-soft' : 'text-primary'} />
            <span className={cx('font-semibold', isSent ? 'text-soft' : 'text-link')}>
              {value ? words.common.upload.chooseAnother : words.common.upload.choose}
            </span>
          </DropZone>
          {value && (
            <div className="flex items-center gap-3 rounded bg-sunken py-1 pl-3">
              <span className="min-w-0 flex-1 truncate text-sm">{value.name}</span>
              <span className="shrink-0 text-sm text-soft">{showSize(value.size)}</span>
              <IconButton
                label={isSent ? words.common.upload.cancel : words.common.upload.remove}
                onClick={() => (isSent ? sending.cancel() : sending.choose(null))}
              >
                <X size={18} />
              </IconButton>
            </div>
          )}
          {isSent && (
            <SendingBar
              part={part}
              label={words.common.upload.sending(value?.name ?? words.common.upload.theFile)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

type FileSending = {
  file: File | null;
  choose: (file: File | null) => void;
  /** True while a photo is being scaled down: until then there is nothing to send. */
  preparing: boolean;
  prepare: (preparing: boolean) => void;
  /** The form's message about the file, or that it is missing. */
  refused: string | undefined;
  refuse: (sentence: string | undefined) => void;
  /** Progress from 0 to 1 while sending, otherwise null. */
  part: number | null;
  /** Starts sending: returns what the call takes besides its body, and tracks the progress. */
  begin(): { file: File | null; signal: AbortSignal; onProgress: (part: number) => void };
  end(): void;
  cancel(): void;
};

/** The state of a file field: the file, its progress, and how to cancel it. */
export function useFileSending(): FileSending {
  const [file, setFile] = useState<File | null>(null);
  const [preparing, prepare] = useState(false);
  const [refused, refuse] = useState<string>();
  const [part, setPart] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  return {
    file,
    choose(next) {
      setFile(next);
      refuse(undefined);
    },
    preparing,
    prepare,
    refused,
    refuse,
    part,
    begin() {
      refuse(undefined);
      controller.current = new AbortController();
      if (file) setPart(0);
      return { file, signal: controller.current.signal, onProgress: setPart };
    },
    end: () => setPart(null),
    cancel: () => controller.current?.abort(),
  };
}
