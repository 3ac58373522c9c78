/** Title and description of a piece of past work. */
import type { pastWorkForm } from '#contract/past-work.ts';
import type { ContractForm } from '#web/lib/forms.ts';
import { FormText, FormTextarea } from '#web/ui/form-fields.tsx';

export function PieceFields({ control }: Pick<ContractForm<typeof pastWorkForm>, 'control'>) {
  return (
    <>
      <FormText control={control} name="title" label="Title" maxLength={80} autoComplete="off" />
      <FormTextarea
        control={control}
        name="description"
        label="Description"
        hint="What it was for, and what you did in it"
        maxLength={1000}
        rows={3}
        optional
      />
    </>
  );
}
