/** Asks before a gig is taken down for good. */
import { useQueryClient } from '@tanstack/react-query';
import { gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { keyOf } from './known-gig.ts';

type Props = { gig: { id: string; title: string }; onClose: () => void; onDeleted?: () => void };

/** Mount it when it opens. */
export function DeleteGigDialog({ gig, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={gigs.remove}
      input={{ params: { id: gig.id } }}
      onDone={() => {
        notify.good(words.notifications.fixed.deleted);
        onDeleted?.();
        client.removeQueries({ queryKey: keyOf(gig.id), type: 'inactive' });
      }}
      title={words.gigs.deleteGig.title}
      text={words.gigs.deleteGig.lead(gig.title)}
      confirm={words.gigs.deleteGig.confirm}
      cancel={words.common.actions.keep}
    />
  );
}
