/** Asks before an item leaves the gallery. */
import { useQueryClient } from '@tanstack/react-query';
import type { Media } from '#contract/core/media.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { changeGallery } from './own/known-gig.ts';

type Props = { gigId: string; item: Media; name: string; onClose: () => void };

export function RemoveItemDialog({ gigId, item, name, onClose }: Props) {
  const client = useQueryClient();
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={gallery.remove}
      input={{ params: { id: item.id } }}
      onDone={() => {
        changeGallery(client, gigId, (items) => items.filter(({ id }) => id !== item.id));
        notify.good(words.notifications.fixed.deleted);
      }}
      title={words.gigs.gallery.removeTitle(name)}
      text={words.gigs.gallery.removeLead}
      confirm={words.common.actions.remove}
      cancel={words.common.actions.keep}
    />
  );
}
