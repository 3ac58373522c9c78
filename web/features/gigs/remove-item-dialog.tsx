/** Asks before an item leaves the gallery. */
import { useQueryClient } from '@tanstack/react-query';
import type { Media } from '#contract/core/media.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { screens, words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';
import { changeGallery } from './known-gig.ts';

type Props = { gigId: string; item: Media; name: string; onClose: () => void };

export function RemoveItemDialog({ gigId, item, name, onClose }: Props) {
  const client = useQueryClient();
  const remove = useMutationCall(gallery.remove, {
    onSuccess: () => {
      changeGallery(client, gigId, (items) => items.filter(({ id }) => id !== item.id));
      notify.good(words.toast.deleted);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: item.id } })}
      busy={remove.isPending}
      title={screens.gigs.removeOf(name)}
      text={screens.gigs.itLeavesTheGalleryForGood}
      confirm={screens.common.remove2}
      cancel={screens.common.keepIt}
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}
