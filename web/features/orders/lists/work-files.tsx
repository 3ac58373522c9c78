/** The files of a submission as their reader may see them, and what is said of those that are not open to everybody yet. */
import { useState } from 'react';
import { isPlayed } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { OutLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { Delivered } from '#web/ui/files/delivered.tsx';
import { LazyPictures } from '#web/ui/pictures/lazy-pictures.tsx';
import { seenOf } from '#web/ui/pictures/picture-file.ts';
import { ConfirmDialog } from '#web/ui/pieces/confirm-dialog.tsx';

const w = words.room.files;

type Order = Pick<OrderRow, 'status' | 'can' | 'user' | 'creative'>;
type Props = {
  order: Order;
  files: readonly DeliveredFile[];
  links: readonly string[];
  none: string;
  /** Pictures below so many bytes are fetched without a tap. */
  freeBytes: number;
  className?: string;
};

export function WorkFiles({ order, files, links, none, freeBytes, className }: Props) {
  const [opening, setOpening] = useState<DeliveredFile | null>(null);
  const note = (file: DeliveredFile) =>
    order.can.includes('open-file') ? (
      <TalentNote file={file} hunter={order.user.name} onOpen={() => setOpening(file)} />
    ) : (
      <ReaderNote file={file} order={order} />
    );
  return (
    <>
      <LazyPictures files={seenOf(files)} freeBytes={freeBytes} className={className} />
      <Delivered files={files} links={links} none={none} note={note} />
      {opening && <OpenDialog file={opening} hunter={order.user.name} onClose={() => setOpening(null)} />}
    </>
  );
}

const NOTE = 'pb-2 pl-6.5 text-sm text-soft';

/** Of a file that is not the reader's yet. */
function ReaderNote({ file, order }: { file: DeliveredFile; order: Order }) {
  if (file.access === 'original') return null;
  return <p className={NOTE}>{readerNoteOf(file, order)}</p>;
}

function readerNoteOf(file: DeliveredFile, { status, creative }: Order): string {
  if (status === 'cancelled') return w.kept(creative.name);
  if (file.access === 'preview') return w.preview;
  if (file.access === 'stream') return w.played;
  return file.preview_state === 'waiting' ? w.making : w.locked(creative.name);
}

type TalentNoteProps = { file: DeliveredFile; hunter: string; onOpen: () => void };

/** How the hunter sees it until the work is accepted, and the way to open it before. */
function TalentNote({ file, hunter, onOpen }: TalentNoteProps) {
  if (file.opened) return <p className={NOTE}>{w.opened}</p>;
  return (
    <div className={`${NOTE} flex flex-wrap items-center gap-x-3`}>
      <span>{hunterSees(file, hunter)}</span>
      {file.preview && (
        <OutLink href={safeUrl(file.preview.url) ?? ''} className="py-2.5">
          {w.seePreview}
        </OutLink>
      )}
      <Button
        size="sm"
        variant="quiet"
        className="-ml-3"
        onClick={onOpen}
        aria-label={w.openFile(hunter, file.name)}
      >
        {w.open(hunter)}
      </Button>
    </div>
  );
}

function hunterSees(file: DeliveredFile, hunter: string): string {
  if (file.preview) return w.hunterPreview(hunter);
  if (file.preview_state === 'waiting') return w.making;
  return isPlayed(file.type) ? w.hunterPlays(hunter) : w.hunterBlind(hunter);
}

type OpenDialogProps = { file: DeliveredFile; hunter: string; onClose: () => void };

function OpenDialog({ file, hunter, onClose }: OpenDialogProps) {
  const open = useMutationCall(deliverables.open, {
    onSuccess: () => {
      notify.good(w.openDone);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => open.mutate({ params: { id: file.id } })}
      title={w.openTitle}
      text={w.openLead(hunter, file.name)}
      confirm={w.open(hunter)}
      busy={open.isPending}
    >
      {open.error && <ErrorNote text={messageOf(open.error)} />}
    </ConfirmDialog>
  );
}
