/** Puts money in suspense into the payback of a job's hunter. */
import { giveForm, operatorMoney } from '#contract/operator/money.ts';
import { showNaira } from '#web/lib/money.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { ReasonField } from './act.tsx';
import { type Held, tellDecided } from './suspense.tsx';
import { useConsoleForm } from './use-console-form.ts';

export function GiveDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const known = held.payment?.job.id ?? held.proposal?.job_id ?? '';
  const form = useConsoleForm({
    schema: giveForm,
    start: { reference: held.reference, job_id: known, reason: '' },
    endpoint: operatorMoney.give,
    input: (body) => ({ body }),
    done: ({ waiting }) => tellDecided(waiting, 'The hunter can withdraw it now'),
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={`Give ${showNaira(held.amount)} to a hunter`}
      text="It goes into the payback of the hunter of this job, who is told. It can not be taken back."
      confirm="Give"
    >
      <FormText
        control={form.control}
        name="job_id"
        label="Id of the job"
        hint={known ? undefined : 'As it stands on the page of the job'}
        readOnly={held.payment !== null}
        autoComplete="off"
      />
      <ReasonField control={form.control} />
    </FormDialog>
  );
}
