/** What every room has: the file in view, the others to choose, and where the remark that is written belongs. */
import { useState } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import { rowId } from '#web/ui/proof/mark-facts.tsx';
import { type Pin, type Place, spotOf } from '#web/ui/proof/mark-places.ts';
import type { DraftMark, DraftMarks } from './draft-marks.ts';

/** The stage, and beside it what is said; one column on phones. */
export const STAGE_AND_SIDE =
  'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-5';

/** `file` is undefined only where there are none. */
export function useStage(files: readonly DeliveredFile[], drafts: DraftMarks) {
  const [fileId, show] = useState(files[0]?.id);
  /** The remark whose pin and row are marked. */
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    file: files.find(({ id }) => id === fileId) ?? files[0],
    show,
    chosen,
    choose(key: string) {
      setChosen(key);
      document.getElementById(rowId(key))?.scrollIntoView({ block: 'nearest' });
    },
    begin: (place: Place) => drafts.write({ key: crypto.randomUUID(), kind: 'must', text: '', ...place }),
    edit(mark: DraftMark) {
      show(mark.file_id);
      drafts.write(mark);
    },
    keep(mark: DraftMark) {
      drafts.keep(mark);
      setChosen(mark.key);
    },
  };
}

export function draftPins({ drafts, first }: DraftMarks, fileId: string): Pin[] {
  return drafts.flatMap(({ key, file_id, text, ...place }, at) => {
    const spot = file_id === fileId && spotOf(place);
    return spot ? [{ key, number: first + at, text, ...spot }] : [];
  });
}

type StripProps = { files: readonly DeliveredFile[]; chosen: string; onChoose: (id: string) => void };

/** On a slow network the others wait until the one in view has come. */
export function FileStrip({ files, chosen, onChoose }: StripProps) {
  const inView = files.find(({ id }) => id === chosen);
  const [hasCome, setHasCome] = useState(!inView?.preview);
  return (
    <ul aria-label={words.room.page.files} className="flex gap-2 overflow-x-auto pb-1">
      {files.map((file) => {
        const url = file.preview && safeUrl(file.preview.url);
        return (
          <li key={file.id} className="shrink-0">
            <button
              type="button"
              aria-pressed={file.id === chosen}
              onClick={() => onChoose(file.id)}
              className={cx(
                'grid h-20 w-28 place-items-center overflow-hidden rounded border-2 bg-sunken text-xs',
                file.id === chosen ? 'border-primary' : 'border-line',
              )}
            >
              {url ? (
                <img
                  src={hasCome || file.id === chosen ? url : undefined}
                  alt={file.name}
                  loading="lazy"
                  onLoad={() => setHasCome(true)}
                  onError={() => setHasCome(true)}
                  className="size-full object-cover"
                />
              ) : (
                <span className="line-clamp-3 p-2 wrap-anywhere">{file.name}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
