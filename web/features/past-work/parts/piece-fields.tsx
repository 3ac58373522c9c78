/** Title and description of a piece of past work. */
import type { pastWorkForm } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';

export function PieceFields({ control }: Pick<ContractForm<typeof pastWorkForm>, 'control'>) {
  return (
    <>
      <FormText
        control={control}
        name="title"
        label={words.common.labels.title}
        maxLength={80}
        autoComplete="off"
      />
      <FormTextarea
        control={control}
        name="description"
        label={words.common.fixed.description}
        hint={words.profiles.pieceDialog.descriptionHint}
        maxLength={1000}
        rows={3}
        optional
      />
    </>
  );
}
