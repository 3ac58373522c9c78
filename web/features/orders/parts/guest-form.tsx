/** Creates a link to the room for a colleague, of whom only a name is asked. */
import { guests } from '#contract/orders/guests.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';

const w = words.room.guests;

type Props = { jobId: string; onMade: (id: string) => void };

export function GuestForm({ jobId, onMade }: Props) {
  const { control, submit, busy } = useFormCall({
    schema: guests.invite.body,
    start: { name: '' },
    draft: `guest.${jobId}`,
    endpoint: guests.invite,
    input: (body) => ({ params: { id: jobId }, body }),
    onDone: ({ guest }, _sent, own) => {
      own.reset();
      onMade(guest.id);
      notify.good(w.made);
    },
  });
  return (
    <form onSubmit={submit} noValidate className="mt-3 grid gap-3">
      <FormText control={control} name="name" label={w.nameLabel} autoComplete="off" autoFocus />
      <FormError control={control} />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {w.make}
      </Button>
    </form>
  );
}
