/** Asks before a gig is taken down for good. */
import { useQueryClient } from '@tanstack/react-query';
import { gigs } from '#contract/gigs/gigs.ts';
import { screens, words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { keyOf } from './known-gig.ts';

type Props = { gig: { id: string; title: string }; onClose: () => void; onDeleted?: () => void };

/** Mount it when it opens. `onDeleted` comes after the dialog has closed. */
export function DeleteGigDialog({ gig, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const remove = useMutationCall(gigs.remove, {
    onSuccess: () => {
      notify.good(words.toast.deleted);
      onClose();
      onDeleted?.();
      client.removeQueries({ queryKey: keyOf(gig.id), type: 'inactive' });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: gig.id } })}
      busy={remove.isPending}
      title={screens.gigs.deleteThisGig}
      text={screens.gigs.andItsGalleryAreTakenDown(gig.title)}
      confirm={screens.gigs.deleteGig}
      cancel={screens.common.keepIt}
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}
