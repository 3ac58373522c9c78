/** Comments by guests on the work, and the actions that the reader has on each. */
import type { ReactNode } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import type { GuestMark } from '#contract/orders/mark.ts';
import { words } from '#contract/words.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { whereOf } from '#web/ui/proof/mark-places.ts';

type Props = {
  title: string;
  marks: readonly GuestMark[];
  files: readonly DeliveredFile[];
  action?: (mark: GuestMark) => ReactNode;
};

export function GuestMarkList({ title, marks, files, action }: Props) {
  return (
    <Card title={title}>
      <ul className="grid divide-y divide-line">
        {marks.map((mark) => (
          <li key={mark.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
              <span className="font-semibold text-ink wrap-anywhere">{mark.by}</span>
              <Badge tone={mark.kind === 'must' ? 'warn' : 'quiet'}>{words.room.page.kinds[mark.kind]}</Badge>
              <span className="wrap-anywhere">{whereOf(mark, files)}</span>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{mark.text}</p>
            {action?.(mark)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
