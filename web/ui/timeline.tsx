/** A list of events, newest first or last as the caller orders it. */
import type { ReactNode } from 'react';
import { sayMoment, showMoment } from '#web/lib/dates.ts';

export type TimelineEntry = { id: string | number; at: string; title: ReactNode; text?: ReactNode };

export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label} className="grid">
      {entries.map((entry) => (
        <li key={entry.id} className="group relative grid gap-0.5 pb-5 pl-6 last:pb-0">
          <span aria-hidden className="absolute top-2 bottom-0 left-[5px] w-0.5 bg-line group-last:hidden" />
          <span
            aria-hidden
            className="absolute top-[7px] left-0 size-3 rounded-full border-2 border-primary bg-card"
          />
          <p className="font-semibold">{entry.title}</p>
          {entry.text && <div className="text-soft">{entry.text}</div>}
          <time dateTime={entry.at} title={showMoment(entry.at)} className="text-sm text-soft">
            {sayMoment(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
