/** Comments by guests on the work, and the actions that the reader has on each. */
import type { ReactNode } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { GuestMark } from '#contract/orders/mark.ts';
import { words } from '#contract/words.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LabelledMark } from '#web/ui/proof/mark-facts.tsx';
import { guestKey, letterAt, whereOf } from '#web/ui/proof/mark-places.ts';

type Props = {
  title: string;
  marks: readonly GuestMark[];
  files: readonly DeliveredFile[];
  chosen: string | null;
  /** Shows the file that a comment is about. */
  onShow: (mark: Pick<GuestMark, 'id' | 'file_id'>) => void;
  action?: (mark: GuestMark) => ReactNode;
};

export function GuestMarkList({ title, marks, files, chosen, onShow, action }: Props) {
  return (
    <Card title={title}>
      <ul className="grid gap-3">
        {marks.map((mark, place) => (
          <LabelledMark
            key={mark.id}
            id={guestKey(mark)}
            label={letterAt(place)}
            chosen={guestKey(mark) === chosen}
            isOutlined
            onShow={() => onShow({ id: guestKey(mark), file_id: mark.file_id })}
          >
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
                <span className="font-semibold text-ink wrap-anywhere">{mark.by}</span>
                <Badge tone={mark.kind === 'must' ? 'warn' : 'quiet'}>
                  {words.room.page.kinds[mark.kind]}
                </Badge>
                <span className="wrap-anywhere">{whereOf(mark, files)}</span>
              </p>
              <p className="relative justify-self-start whitespace-pre-wrap wrap-anywhere">{mark.text}</p>
              {action?.(mark)}
            </div>
          </LabelledMark>
        ))}
      </ul>
    </Card>
  );
}
