/** The room of one round: a file on the stage, its remarks beside it, and under them what was agreed and the decision. */
import { useState } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { Mark } from '#contract/orders/mark.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import type { Side } from '#web/lib/session.ts';
import { isPicture } from '#web/ui/pictures/picture-file.ts';
import type { OpenOrderAction } from '../lists/order-actions.tsx';
import { type DraftMark, type Place, useDraftMarks } from './draft-marks.ts';
import { DraftList, rowId, SentList } from './mark-lists.tsx';
import type { MarkReader } from './mark-row.tsx';
import { AcceptanceCard } from './order-acceptance.tsx';
import { RoomDecision } from './room-decision.tsx';
import { type Pin, RoomStage } from './room-stage.tsx';

type Round = OrderDetail['job_submissions'][number];
type Props = {
  order: OrderDetail;
  side: Side;
  open: OpenOrderAction;
  newest: Round;
  before: Round | undefined;
};

export function Room({ order, side, open, newest, before }: Props) {
  const [fileId, setFileId] = useState(newest.files[0]?.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const drafts = useDraftMarks(order.job_id, newest.round);
  const asks = order.can.includes('decline');
  // While the work waits, what was said of the round before is what its hunter looks for.
  const sent = newest.marks.length > 0 ? newest : before;
  const file = newest.files.find(({ id }) => id === fileId) ?? newest.files[0];
  if (!file) return null;
  const begin = (place: Place) =>
    drafts.write({ key: crypto.randomUUID(), kind: 'must', text: '', ...place });
  const choose = (key: string) => {
    setChosen(key);
    document.getElementById(rowId(key))?.scrollIntoView({ block: 'nearest' });
  };
  const edit = (mark: DraftMark) => {
    setFileId(mark.file_id);
    drafts.write(mark);
  };
  const keep = (mark: DraftMark) => {
    drafts.keep(mark);
    setChosen(mark.key);
  };
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-5">
      <div className="grid min-w-0 gap-3 lg:sticky lg:top-4">
        <RoomStage
          key={file.id}
          file={file}
          before={before && sameBefore(file, newest, before)}
          pins={[...pinsOf(newest.marks, file.id), ...draftPins(drafts.drafts, file.id)]}
          chosen={chosen}
          onChoose={choose}
          onPlace={asks ? begin : undefined}
        />
        {newest.files.length > 1 && <FileStrip files={newest.files} chosen={file.id} onChoose={setFileId} />}
      </div>
      <div className="grid min-w-0 gap-4 max-lg:contents">
        {newest.comment && <p className="whitespace-pre-wrap wrap-anywhere">{newest.comment}</p>}
        {asks && (
          <DraftList
            {...{ files: newest.files, drafts, chosen }}
            onEdit={edit}
            onKeep={keep}
            onWhole={() => begin({ file_id: file.id })}
          />
        )}
        {sent && sent.marks.length > 0 && (
          <SentList round={sent} isNewest={sent === newest} reader={readerOf(order, side)} chosen={chosen} />
        )}
        <AcceptanceCard order={order} />
        <RoomDecision {...{ order, side, open }} drafts={drafts} />
      </div>
    </div>
  );
}

/** The talent answers while the work is changed, the hunter settles until the order ends. */
function readerOf({ status }: OrderDetail, side: Side): MarkReader {
  if (side === 'talent') return status === 'active' ? 'answers' : 'reads';
  return status === 'active' || status === 'submitted' ? 'settles' : 'reads';
}

/** The file of the round before that has this one's name, else its place where both have as many pictures. */
function sameBefore(file: DeliveredFile, newest: Round, before: Round): DeliveredFile | undefined {
  const [now, then] = [newest.files.filter(isPicture), before.files.filter(isPicture)];
  const named = then.find(({ name }) => name === file.name);
  return named ?? (now.length === then.length ? then[now.indexOf(file)] : undefined);
}

function pinsOf(marks: readonly Mark[], fileId: string): Pin[] {
  return marks.flatMap(({ id, file_id, number, x, y, text }) =>
    file_id === fileId && x !== null && y !== null ? [{ key: id, number, x, y, text }] : [],
  );
}

function draftPins(drafts: readonly DraftMark[], fileId: string): Pin[] {
  return drafts.flatMap(({ key, file_id, x, y, text }, place) =>
    file_id === fileId && x !== undefined && y !== undefined ? [{ key, number: place + 1, x, y, text }] : [],
  );
}

type StripProps = { files: readonly DeliveredFile[]; chosen: string; onChoose: (id: string) => void };

function FileStrip({ files, chosen, onChoose }: StripProps) {
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
                <img src={url} alt={file.name} loading="lazy" className="size-full object-cover" />
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
