/** The remarks of a round as lists: the hunter's drafts, and those already sent. */
import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { Mark } from '#contract/orders/mark.ts';
import { words } from '#contract/words.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LabelledMark } from '#web/ui/proof/mark-facts.tsx';
import { whereOf } from '#web/ui/proof/mark-places.ts';
import type { DraftMark, DraftMarks } from './draft-marks.ts';
import { type MarkReader, MarkRow } from './mark-row.tsx';

const w = words.room.page;

type DraftsProps = {
  files: readonly DeliveredFile[];
  drafts: DraftMarks;
  chosen: string | null;
  /** The sentence for an empty list. */
  none?: string;
  onEdit: (mark: DraftMark) => void;
  /** Begins a remark on the whole file in view. */
  onWhole: () => void;
};

export function DraftList({ files, drafts, chosen, none = w.noRemarks, onEdit, onWhole }: DraftsProps) {
  const { writing } = drafts;
  if (writing && drafts.drafts.length === 0) return null;
  return (
    <Card title={w.remarks}>
      <ol className="grid gap-3">
        {drafts.drafts.map((mark, place) => (
          <LabelledMark
            key={mark.key}
            id={mark.key}
            label={drafts.first + place}
            chosen={mark.key === chosen}
          >
            <div className="flex min-w-0 flex-1 items-start">
              <div className="grid min-w-0 flex-1 gap-1">
                <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
                  <Badge tone={mark.kind === 'must' ? 'warn' : 'quiet'}>{w.kinds[mark.kind]}</Badge>
                  <span className="wrap-anywhere">{whereOf(mark, files)}</span>
                </p>
                <p className="whitespace-pre-wrap wrap-anywhere">{mark.text}</p>
              </div>
              <IconButton label={w.edit(drafts.first + place)} size="sm" onClick={() => onEdit(mark)}>
                <Pencil size={18} />
              </IconButton>
              <IconButton
                label={w.remove(drafts.first + place)}
                size="sm"
                onClick={() => drafts.remove(mark.key)}
              >
                <Trash2 size={18} />
              </IconButton>
            </div>
          </LabelledMark>
        ))}
      </ol>
      {drafts.drafts.length === 0 && <p className="text-soft">{none}</p>}
      {!writing && (
        <Button
          variant="secondary"
          size="sm"
          icon={<MessageSquarePlus size={18} />}
          onClick={onWhole}
          className="mt-3"
        >
          {w.remarkOnFile}
        </Button>
      )}
    </Card>
  );
}

type SentProps = {
  title: string;
  marks: readonly Mark[];
  files: readonly DeliveredFile[];
  reader: MarkReader;
  chosen: string | null;
  /** True for the previous round, whose numbers differ from those on the picture. */
  isPast?: boolean;
  /** Shows the file that a remark is about. */
  onShow?: (mark: Mark) => void;
  /** True when this round does not have that file. */
  isGone?: (mark: Mark) => boolean;
};

export function SentList({ title, marks, files, reader, chosen, isPast, onShow, isGone }: SentProps) {
  return (
    <Card title={title}>
      <ol className="grid gap-4">
        {marks.map((mark) => (
          <LabelledMark
            key={mark.id}
            id={mark.id}
            label={mark.number}
            chosen={mark.id === chosen}
            isOutlined={isPast}
            onShow={onShow && !isGone?.(mark) ? () => onShow(mark) : undefined}
          >
            <div className="grid min-w-0 flex-1 gap-2">
              <MarkRow
                mark={mark}
                where={isGone?.(mark) ? w.gone(whereOf(mark, files)) : whereOf(mark, files)}
                reader={reader}
              />
            </div>
          </LabelledMark>
        ))}
      </ol>
    </Card>
  );
}
