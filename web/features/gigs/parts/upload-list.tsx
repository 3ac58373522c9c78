/** The files on their way: how far each is, with Cancel, and Resume after a broken connection. */
import { Film, Image, Music, RotateCw, X } from 'lucide-react';
import { words } from '#contract/words.ts';
import { showSize } from '#web/lib/upload/files.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { ProgressBar, SendingBar } from '#web/ui/lists/progress-bar.tsx';
import type { Upload } from '../upload-queue.ts';
import type { RefusedFile, Uploads } from '../use-gallery.ts';

const ICONS = { image: Image, audio: Music, video: Film };

export function UploadList({ uploads }: { uploads: Uploads }) {
  const { queue, list, notTaken } = uploads;
  return (
    <>
      {notTaken.length > 0 && <NotTakenNote files={notTaken} onDismiss={uploads.dismiss} />}
      {list.length > 0 && (
        <ul aria-label={words.gigs.uploads.label} className="grid gap-3">
          {list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onResume={queue.resume}
              onCancel={() => queue.cancel(upload.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said(list)}
      </p>
    </>
  );
}

type RowProps = { upload: Upload; onResume: () => void; onCancel: () => void };

function UploadRow({ upload, onResume, onCancel }: RowProps) {
  const { file, state, part } = upload;
  const Icon = ICONS[upload.kind];
  return (
    <li className="card grid gap-2 p-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-3">
        <Icon aria-hidden size={20} className="shrink-0 text-soft" />
        <p className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{file.name}</span>
          <span className="text-sm text-soft tabular-nums">{progressOf(upload)}</span>
        </p>
        {state === 'stopped' && (
          <Button
            variant="secondary"
            icon={<RotateCw size={18} />}
            aria-label={words.gigs.uploads.resumeFile(file.name)}
            onClick={onResume}
            className="max-sm:order-last max-sm:w-full"
          >
            {words.gigs.uploads.resume}
          </Button>
        )}
        {state !== 'finishing' && (
          <IconButton
            label={
              state === 'refused'
                ? words.common.actions.removeNamed(file.name)
                : words.gigs.uploads.cancel(file.name)
            }
            onClick={onCancel}
          >
            <X size={18} />
          </IconButton>
        )}
      </div>
      {state === 'sending' && <SendingBar part={part} label={words.common.upload.sending(file.name)} />}
      {state !== 'sending' && state !== 'refused' && (
        <ProgressBar part={part} label={words.common.upload.sending(file.name)} />
      )}
      {upload.message && <ErrorNote text={upload.message} />}
    </li>
  );
}

function progressOf({ state, part, file }: Upload): string {
  const size = showSize(file.size);
  if (state === 'waiting')
    return part > 0 ? words.gigs.uploads.resuming(size) : words.gigs.uploads.waiting(size);
  if (state === 'finishing') return words.gigs.uploads.processing;
  if (state === 'sending') return words.common.amounts.of(showSize(Math.round(part * file.size)), size);
  if (state === 'stopped') return words.gigs.uploads.stopped(Math.round(part * 100), size);
  return words.gigs.uploads.notAdded(size);
}

function NotTakenNote({ files, onDismiss }: { files: readonly RefusedFile[]; onDismiss: () => void }) {
  return (
    <div role="alert" className="flex items-start gap-2 rounded bg-brick-wash py-1.5 pr-1.5 pl-3">
      <ul className="grid min-w-0 flex-1 gap-1 py-2">
        {files.map(({ name, message }, index) => (
          <li key={index.toString()}>
            <span className="font-semibold break-all">{name}</span>:{' '}
            <span className="text-brick">{message}</span>
          </li>
        ))}
      </ul>
      <IconButton label={words.gigs.uploads.dismiss} onClick={onDismiss}>
        <X size={18} />
      </IconButton>
    </div>
  );
}

/** Text for screen readers: it changes with every file or stop, not with every percent. */
function said(list: readonly Upload[]): string {
  const stopped = list.find(({ state }) => state === 'stopped');
  if (stopped) return words.gigs.uploads.announceStopped(stopped.file.name);
  const current = list.find(({ state }) => state === 'sending' || state === 'finishing');
  return current ? words.common.upload.sending(current.file.name) : '';
}
