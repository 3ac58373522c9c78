/** Sound or video of the gallery, played large enough to see; opening it was the tap that asks for it. */
import type { Media } from '#contract/core/media.ts';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { MediaPlayer } from '#web/ui/media-player.tsx';

export function PlayDialog({ item, name, onClose }: { item: Media; name: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={name} size="lg">
      <div className="pb-3">
        <MediaPlayer media={item} title={name} sizes="(min-width: 640px) 640px, 100vw" playing />
      </div>
    </Dialog>
  );
}
