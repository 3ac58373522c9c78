/** Puts money in suspense into the payback of a job's hunter. */
import { giveForm, operatorMoney } from '#contract/operator-money.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { showNaira } from '#web/lib/money.ts';
import { useMutationCall, useRefresh } from '#web/lib/query.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/form-fields.tsx';
import { ReasonField } from './act.tsx';
import { type Held, tellDecided } from './suspense.tsx';

export function GiveDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const known = held.payment?.job.id ?? held.proposal?.job_id ?? '';
  const form = useContractForm(giveForm, { reference: held.reference, job_id: known, reason: '' });
  const refresh = useRefresh(/operator\//);
  const give = useMutationCall(operatorMoney.give, {
    onSuccess({ waiting }) {
      tellDecided(waiting, 'The hunter can withdraw it now');
      onClose();
      void refresh();
    },
    onError: (error) => applyRefusal(form, error),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Give ${showNaira(held.amount)} to a hunter`}
      text="It goes into the payback of the hunter of this job, who is told. It can not be taken back."
      control={form.control}
      onSubmit={form.handleSubmit((body) => give.mutate({ body }))}
      confirm="Give"
      busy={give.isPending}
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
