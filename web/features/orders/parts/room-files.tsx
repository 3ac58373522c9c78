/** Shared by all rooms: the file in view, the others to choose from, and the place of the remark being written. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import { playbackOf } from '#web/lib/upload/files.ts';
import { rowId } from '#web/ui/proof/mark-facts.tsx';
import { NOT_WRITING, type Pin, type PreviousFile, spotOf } from '#web/ui/proof/mark-places.ts';
import { RoomStage } from '#web/ui/proof/room-stage.tsx';
import type { DraftMark, DraftMarks } from './draft-marks.ts';

/** The stage with the remarks beside it; one column on phones. */
export const STAGE_AND_SIDE =
  'grid gap-4 max-lg:has-data-writing:-scroll-mt-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-5';

/** `file` is undefined only when there are no files. */
export function useStage(files: readonly DeliveredFile[], drafts: DraftMarks) {
  const { writing } = drafts;
  const [fileId, setFile] = useState(writing?.file_id ?? files.find(isSeen)?.id);
  /** The remark whose pin and row are marked. */
  const [chosen, setChosen] = useState<string | null>(null);
  const column = useRef<HTMLDivElement>(null);
  const isDesk = useIsDesktop();
  const key = writing?.key;
  useEffect(() => {
    // The text field is below the stage.
    if (key && !isDesk) scrollToStage(column.current);
  }, [key, isDesk]);
  const backToStage = () =>
    column.current?.querySelector<HTMLElement>('[data-place]')?.focus({ preventScroll: true });
  return {
    column,
    file: files.find(({ id }) => id === fileId) ?? files[0],
    /** Shows another file, with no remark highlighted. */
    show(id: string) {
      setFile(id);
      setChosen(null);
    },
    chosen: key ?? chosen,
    choose(key: string) {
      setChosen(key);
      document.getElementById(rowId(key))?.scrollIntoView({ block: 'nearest' });
    },
    /** Shows the file that a remark is about; for the previous round, the file that replaced it. */
    reveal(key: string, file: DeliveredFile | undefined) {
      if (file) setFile(file.id);
      setChosen(key);
      if (!isDesk) scrollToStage(column.current);
    },
    edit(mark: DraftMark) {
      setFile(mark.file_id);
      drafts.edit(mark);
    },
    keep(mark: DraftMark) {
      drafts.keep(mark);
      setChosen(mark.key);
      backToStage();
    },
    close() {
      drafts.close();
      backToStage();
    },
  };
}

/** False for an archive, which would say nothing as the first thing in view. */
function isSeen(file: DeliveredFile): boolean {
  return file.preview !== null || playbackOf(file) !== null;
}

/** While writing, the column sticks to the top: scrolling to itself would leave the text field underneath. */
function scrollToStage(column: HTMLElement | null): void {
  column?.parentElement?.scrollIntoView();
}

type Stage = ReturnType<typeof useStage>;

/** Pins of this file's unsent remarks, including the one being written. */
function draftPins({ drafts, first, writing }: DraftMarks, fileId: string): Pin[] {
  const all = drafts.map((mark) => (mark.key === writing?.key ? writing : mark));
  if (writing && !all.includes(writing)) all.push(writing);
  return all.flatMap((mark, at) => {
    const { key, file_id, text, ...place } = mark;
    const spot = file_id === fileId && spotOf(place);
    return spot ? [{ key, label: first + at, text: mark === writing ? null : text, ...spot }] : [];
  });
}

type ColumnProps = {
  stage: Stage;
  file: DeliveredFile;
  files: readonly DeliveredFile[];
  before?: PreviousFile | undefined;
  pins?: readonly Pin[];
  drafts: DraftMarks;
  /** True when the reader can comment. */
  comments: boolean;
  children?: ReactNode;
};

/** The file in view and the others. While typing on a phone it shrinks and stays on top, as the keyboard takes half the screen. */
export function StageColumn({
  stage,
  file,
  files,
  before,
  pins = [],
  drafts,
  comments,
  children,
}: ColumnProps) {
  return (
    <div
      ref={stage.column}
      data-writing={drafts.writing ? '' : undefined}
      className="group/stage relative grid min-w-0 gap-3 max-lg:data-writing:sticky max-lg:data-writing:top-14 max-lg:data-writing:z-10 max-lg:data-writing:bg-page lg:sticky lg:top-4"
    >
      <RoomStage
        file={file}
        before={before}
        pins={[...pins, ...draftPins(drafts, file.id)]}
        chosen={stage.chosen}
        onChoose={stage.choose}
        onPlace={comments ? drafts.begin : undefined}
      />
      {files.length > 1 && file.preview && !file.pages && (
        <p className="pointer-events-none absolute top-2 right-2 rounded-full bg-night px-2 py-0.5 text-xs text-on-night tabular-nums">
          {words.common.amounts.of(files.indexOf(file) + 1, files.length)}
        </p>
      )}
      {files.length > 1 && <FileStrip files={files} chosen={file.id} onChoose={stage.show} />}
      {children}
    </div>
  );
}

type StripProps = { files: readonly DeliveredFile[]; chosen: string; onChoose: (id: string) => void };

/** On slow connections the other files load after the one in view. */
function FileStrip({ files, chosen, onChoose }: StripProps) {
  const inView = files.find(({ id }) => id === chosen);
  const [hasCome, setHasCome] = useState(!inView?.preview);
  return (
    <ul aria-label={words.room.page.files} className={cx('flex gap-2 overflow-x-auto pb-1', NOT_WRITING)}>
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
                <span className="mx-2 line-clamp-3 wrap-anywhere">{file.name}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
