/** The Gallery step: files are added, arranged and removed, and the gig is published. */
import { type DragEvent, useState } from 'react';
import { GALLERY_MAX } from '#contract/gigs/gallery.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { BrokenOffNote } from './broken-off.tsx';
import { DropZone } from './drop-zone.tsx';
import { GalleryItems } from './gallery-items.tsx';
import { PublishBar } from './publish-bar.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type Props = { gig: Gig; onBack: () => void; onDone: () => void };

export function GalleryStep({ gig, onBack, onDone }: Props) {
  const uploads = useUploads(gig.id);
  const drop = useDrop(uploads.add);
  const sending = uploads.list.filter(({ state }) => state !== 'refused').length;
  return (
    <section
      aria-label={words.gigs.gallery.label}
      {...drop.events}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card',
        drop.over && 'outline-3 outline-offset-4 outline-primary',
      )}
    >
      <Card title={words.common.fixed.gallery} actions={<Count have={gig.gallery.length} />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <BrokenOffNote purpose={uploads.queue.purpose} underway={uploads.list} />
          <DropZone onFiles={uploads.add} full={gig.gallery.length + sending >= GALLERY_MAX} />
          <UploadList uploads={uploads} />
          {gig.gallery.length > 0 && <GalleryItems gig={gig} />}
        </div>
      </Card>
      <PublishBar gig={gig} sending={sending} onBack={onBack} onDone={onDone} />
    </section>
  );
}

function Count({ have }: { have: number }) {
  return <p className="text-sm text-soft tabular-nums">{words.common.amounts.of(have, GALLERY_MAX)}</p>;
}

/** Files dropped anywhere on the step; without this, a near miss would leave the page for the file. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    events: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
