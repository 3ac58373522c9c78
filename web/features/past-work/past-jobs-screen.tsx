/** /viewpastjobs: the talent's own gallery of past work, and the ways to add, edit and delete (rule 9.8). */
import { ImagePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type PastWorkItem, pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { PastWorkGallery, useOwnPastWork } from './parts/past-work-gallery.tsx';

const UPLOAD = later(async () => (await import('./piece-dialogs.tsx')).UploadDialog);
const EDIT = later(async () => (await import('./piece-dialogs.tsx')).EditPieceDialog);

type Props = {
  /** True while the dialog is open; kept in the address, so that the checklist can link to it. */
  uploading: boolean;
  onUploading: (uploading: boolean) => void;
  onBack: () => void;
};

type Chosen = { action: 'edit' | 'delete'; item: PastWorkItem };

export function PastJobsScreen({ uploading, onUploading, onBack }: Props) {
  const pages = useOwnPastWork();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const upload = (
    <Button icon={<ImagePlus size={18} />} onClick={() => onUploading(true)}>
      {words.profiles.fixed.uploadPastJobs}
    </Button>
  );
  const close = () => setChosen(null);
  return (
    <>
      <PageHeader
        back={onBack}
        title={words.common.places.pastJobs}
        text={words.profiles.pastWork.lead}
        actions={pages.data?.length !== 0 && upload}
      />
      <PastWorkGallery
        pages={pages}
        empty={
          <EmptyState
            title={words.profiles.pastWork.empty}
            text={words.profiles.pastWork.emptyText}
            action={upload}
          />
        }
        actions={(item) => <PieceActions item={item} onChoose={setChosen} />}
      />
      {uploading && <LazyDialog dialog={UPLOAD} given={{ onClose: () => onUploading(false) }} />}
      {chosen?.action === 'edit' && (
        <LazyDialog dialog={EDIT} given={{ item: chosen.item, onClose: close }} />
      )}
      {chosen?.action === 'delete' && <DeletePieceDialog item={chosen.item} onClose={close} />}
    </>
  );
}

function PieceActions({ item, onChoose }: { item: PastWorkItem; onChoose: (chosen: Chosen) => void }) {
  return (
    <>
      <Button
        variant="quiet"
        icon={<Pencil size={18} />}
        aria-label={words.common.actions.editNamed(item.title)}
        onClick={() => onChoose({ action: 'edit', item })}
      >
        {words.common.actions.edit}
      </Button>
      <IconButton
        label={words.common.actions.deleteNamed(item.title)}
        onClick={() => onChoose({ action: 'delete', item })}
        className="ml-auto text-soft"
      >
        <Trash2 size={18} />
      </IconButton>
    </>
  );
}

/** Asks before a piece of past work is permanently deleted. */
function DeletePieceDialog({ item, onClose }: { item: PastWorkItem; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={pastWork.remove}
      input={{ params: { id: item.id } }}
      onDone={() => notify.good(words.notifications.fixed.deleted)}
      title={words.profiles.pieceDialog.deleteTitle}
      text={words.profiles.pieceDialog.deleteText(item.title)}
      confirm={words.profiles.pieceDialog.deleteConfirm}
      cancel={words.common.actions.keep}
    />
  );
}
