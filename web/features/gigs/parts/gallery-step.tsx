/** The Gallery step: files are added, arranged and removed, and the gig is published. */
import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { Media } from '#contract/core/media.ts';
import { GALLERY_MAX, gallery } from '#contract/gigs/gallery.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useDrag } from '#web/lib/drag/use-drag.ts';
import { later } from '#web/lib/later.ts';
import { acceptOf, showSize } from '#web/lib/upload/files.ts';
import { dropUpload, findUnfinished } from '#web/lib/upload/upload-memory.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { changeGallery } from '../own/own-gig.tsx';
import type { Upload } from '../upload-queue.ts';
import { itemName, useReorder, useUploads } from '../use-gallery.ts';
import { GalleryItem } from './gallery-item.tsx';
import { PublishBar } from './publish-bar.tsx';
import { UploadList } from './upload-list.tsx';

type Props = { gig: Gig; onBack: () => void; onDone: () => void };

export function GalleryStep({ gig, onBack, onDone }: Props) {
  const uploads = useUploads(gig.id);
  const drop = useDrop(uploads.add);
  const sending = uploads.list.filter(({ state }) => state !== 'refused').length;
  return (
    <section
      aria-label={words.gigs.gallery.label}
      {...drop.events}
      className={cx('grid gap-5 rounded', drop.over && 'outline-3 outline-offset-4 outline-primary')}
    >
      <Card title={words.common.fixed.gallery} actions={<Count have={gig.gallery.length} />}>
        <div className="grid gap-4">
          <BrokenOffNote purpose={uploads.queue.purpose} underway={uploads.list} />
          <AddFiles onFiles={uploads.add} full={gig.gallery.length + sending >= GALLERY_MAX} />
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

/** Accepts files dropped anywhere on the step; otherwise a near miss would leave the page for the file. */
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

type BrokenOffNoteProps = { purpose: string; underway: readonly Upload[] };

/** Lists uploads that were cut off by closing the page: choosing the same file again resumes it. */
function BrokenOffNote({ purpose, underway }: BrokenOffNoteProps) {
  const [found, setFound] = useState(() =>
    findUnfinished(purpose).map(({ urlStorageKey, metadata, size }) => ({
      key: urlStorageKey,
      name: metadata.filename ?? '',
      bytes: size ?? 0,
    })),
  );
  const [taken, setTaken] = useState<readonly string[]>([]);
  const names = underway.map(({ file }) => file.name).filter((name) => !taken.includes(name));
  if (names.length > 0) setTaken([...taken, ...names]);
  const shown = found.filter(({ name }) => !taken.includes(name));
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1 rounded bg-wash px-3 py-2 text-on-wash">
      {shown.map((one) => (
        <div key={one.key} className="flex flex-wrap items-center gap-x-3">
          <p className="min-w-48 flex-1">
            <span className="font-semibold break-all">{one.name}</span>{' '}
            {words.gigs.uploads.unfinished(showSize(one.bytes))}
          </p>
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.gigs.uploads.discard(one.name)}
            onClick={() => {
              void dropUpload(one.key);
              setFound(found.filter((other) => other !== one));
            }}
            className="min-h-11"
          >
            {words.common.actions.discard}
          </Button>
        </div>
      ))}
    </div>
  );
}

type AddFilesProps = { onFiles: (files: readonly File[]) => void; full: boolean };

/** Chooses files, several at once. */
function AddFiles({ onFiles, full }: AddFilesProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.gigs.gallery.add}
      </label>
      <DropZone
        id={id}
        multiple
        disabled={full}
        accept={acceptOf(gallery.add.upload)}
        aria-describedby={`${id}-hint`}
        onFiles={onFiles}
        className={cx('min-h-32 flex-col gap-1 border-2 bg-card py-4 text-center', full && 'opacity-60')}
      >
        <ImagePlus aria-hidden size={32} strokeWidth={1.5} className="text-primary" />
        <span className="font-semibold text-link">{words.gigs.gallery.chooseFiles}</span>
        <span className="text-sm text-soft max-sm:hidden">{words.gigs.gallery.drop}</span>
      </DropZone>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {full ? words.gigs.errors.galleryFull : words.gigs.fixed.galleryHint}
      </p>
    </div>
  );
}

const PLAY = later(async () => (await import('../play-dialog.tsx')).PlayDialog);

type Opened = { action: 'play' | 'remove'; item: Media; name: string };

/** The gallery in its order, which mouse, touch and keys can change; the first item is the cover. */
function GalleryItems({ gig }: { gig: Gig }) {
  const { said, move } = useReorder(gig);
  const { drag, handle } = useDrag((id, over) => move(id, Number(over)));
  const [opened, setOpened] = useState<Opened | null>(null);
  const items = gig.gallery;
  const close = () => setOpened(null);
  return (
    <section aria-label={words.common.fixed.gallery} className="grid gap-3">
      <p id="arrange-help" className="text-sm text-soft">
        {words.gigs.gallery.coverHint}
      </p>
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item, index) => {
          const name = itemName(item.kind, index);
          return (
            <GalleryItem
              key={item.id}
              item={item}
              name={name}
              index={index}
              count={items.length}
              drag={drag}
              handle={handle(item.id)}
              onMove={(place) => move(item.id, place)}
              onOpen={(action) => setOpened({ action, item, name })}
            />
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {opened?.action === 'play' && (
        <LazyDialog dialog={PLAY} given={{ item: opened.item, name: opened.name, onClose: close }} />
      )}
      {opened?.action === 'remove' && (
        <RemoveItemDialog gigId={gig.id} item={opened.item} name={opened.name} onClose={close} />
      )}
    </section>
  );
}

type RemoveItemDialogProps = { gigId: string; item: Media; name: string; onClose: () => void };

/** Asks before an item leaves the gallery. */
function RemoveItemDialog({ gigId, item, name, onClose }: RemoveItemDialogProps) {
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
