/** What comes after the gallery: publish, pause, or leave it for later. */
import type { Gig } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { useGigStatus } from '../own/own-gig.tsx';

type Props = {
  gig: Gig;
  /** Number of files still being uploaded. */
  sending: number;
  onBack: () => void;
  onDone: () => void;
};

export function PublishBar({ gig, sending, onBack, onDone }: Props) {
  const { publish, pause, busy } = useGigStatus(gig.id);
  const empty = gig.gallery.length === 0;
  const mayPublish = gig.can.includes('publish');
  return (
    <div className="card grid gap-3 p-4 sm:p-5">
      <p className={empty ? 'font-semibold' : 'text-soft'}>{sentence(gig, sending)}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button variant="secondary" onClick={onBack}>
          {words.gigs.finish.back}
        </Button>
        <span className="flex-1 max-sm:hidden" />
        {gig.can.includes('pause') && (
          <Button variant="secondary" busy={busy} onClick={pause}>
            {words.gigs.status.pause}
          </Button>
        )}
        <Button variant={mayPublish ? 'secondary' : 'primary'} onClick={onDone}>
          {gig.status === 'draft' ? words.gigs.finish.later : words.common.fixed.done}
        </Button>
        {mayPublish && (
          <Button busy={busy} blocked={empty} onClick={() => publish(onDone)}>
            {gig.status === 'draft' ? words.gigs.status.publish : words.gigs.status.publishAgain}
          </Button>
        )}
      </div>
    </div>
  );
}

function sentence({ status, gallery }: Gig, sending: number): string {
  if (sending > 0) return words.gigs.finish.sending(words.common.counted.files(sending));
  if (gallery.length === 0) return `${words.gigs.errors.galleryEmpty}.`;
  if (status === 'live') return words.gigs.finish.live;
  if (status === 'paused') return words.gigs.status.pausedNote;
  return words.gigs.finish.ready;
}
