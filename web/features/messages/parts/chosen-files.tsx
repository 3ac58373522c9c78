/** The files chosen for a message: each can be removed, and a photo's location can be removed too. */
import { X } from 'lucide-react';
import { words } from '#contract/words.ts';
import { mayContainPlace, showSize } from '#web/lib/upload/files.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { PlaceNotes } from '#web/ui/files/place-notes.tsx';
import { fileKeyOf } from '../outgoing-messages.ts';

type Props = {
  files: readonly File[];
  removeFile: (file: File) => void;
  replaceFile: (file: File, next: File) => void;
};

export function ChosenFiles({ files, removeFile, replaceFile }: Props) {
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label={words.messages.composer.files} className="grid gap-1.5">
        {files.map((file) => (
          <li key={fileKeyOf(file)} className="flex items-center gap-2 rounded bg-sunken pl-3">
            <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
            <span className="shrink-0 text-sm text-soft">{showSize(file.size)}</span>
            <IconButton label={words.common.actions.removeNamed(file.name)} onClick={() => removeFile(file)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <PlaceNotes files={files.filter((file) => mayContainPlace(file))} onReplace={replaceFile} />
    </>
  );
}
