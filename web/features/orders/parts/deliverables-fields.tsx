/** Files and links beside a submission: the files are sent as soon as they are chosen. */
import type { Control } from 'react-hook-form';
import { DELIVERED_FILES_MAX } from '#contract/core/files.ts';
import { deliverables, linksIn } from '#contract/orders/deliverables.ts';
import { words } from '#contract/words.ts';
import { type FilesBeside, FilesField, useFilesBeside } from '#web/ui/files-field.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';

const w = words.orders.deliverables;

export function useDeliverables(jobId: string): FilesBeside {
  const limits = { max: DELIVERED_FILES_MAX, tooMany: words.orders.errors.filesMax };
  return useFilesBeside(deliverables.add, { id: jobId }, limits);
}

/** What goes along in the body of a submission. */
export function deliveredBody(files: FilesBeside, links: string) {
  return { files: files.ids, links: linksIn(links) };
}

/** The form has `links`, as they are typed. */
export function DeliverablesFields<Form extends { links: string }>({
  files,
  control,
}: {
  files: FilesBeside;
  control: Control<Form>;
}) {
  return (
    <>
      <FilesField files={files} label={w.files} hint={w.hint} add={words.common.upload.addFiles} />
      <p className="text-sm text-soft">{w.locked}</p>
      <FormTextarea
        control={control as unknown as Control<{ links: string }>}
        name="links"
        label={w.links}
        hint={w.linksHint}
        optional
        rows={2}
        maxLength={20_000}
      />
    </>
  );
}
