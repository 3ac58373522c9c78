/** The files of a submission as their reader may see them, with a note on those that are not open yet. */
import { firstNameOf } from '#contract/core/names.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { Delivered } from '#web/ui/files/delivered.tsx';
import { LazyPictures } from '#web/ui/pictures/lazy-pictures.tsx';
import { viewablePicturesOf } from '#web/ui/pictures/picture-file.ts';

const TALENT_NOTE = later(async () => (await import('../parts/talent-file-note.tsx')).TalentFileNote);
const w = words.room.files;

type Order = Pick<OrderRow, 'status' | 'can' | 'user' | 'creative'>;
type Props = {
  order: Order;
  files: readonly DeliveredFile[];
  links: readonly string[];
  none: string;
  /** Pictures below this size in bytes load without a tap. */
  freeBytes: number;
  className?: string;
};

export function WorkFiles({ order, files, links, none, freeBytes, className }: Props) {
  const opens = order.can.includes('open-file');
  const { part: TalentNote } = useLater(TALENT_NOTE, opens);
  const note = (file: DeliveredFile) =>
    TalentNote ? (
      <TalentNote file={file} hunter={firstNameOf(order.user.name)} />
    ) : (
      <ReaderNote file={file} order={order} />
    );
  return (
    <>
      <LazyPictures files={viewablePicturesOf(files)} freeBytes={freeBytes} className={className} />
      <Delivered {...{ files, links, none, note }} saves={order.status === 'accepted'} />
    </>
  );
}

const NOTE = 'pb-2 pl-6.5 text-sm text-soft';

/** Note on a file that the reader does not have yet. */
function ReaderNote({ file, order }: { file: DeliveredFile; order: Order }) {
  if (file.access === 'original') return null;
  return <p className={NOTE}>{readerNoteOf(file, order)}</p>;
}

function readerNoteOf(file: DeliveredFile, { status, creative }: Order): string {
  if (status === 'cancelled') return w.kept(firstNameOf(creative.name));
  if (file.access === 'preview') return file.proxy ? w.proxy : w.preview;
  if (file.access === 'stream') return w.played;
  if (file.preview_state === 'waiting') return w.making;
  const locked = w.locked(firstNameOf(creative.name));
  return file.preview_state === 'failed' ? `${w.broken} ${locked}` : locked;
}
