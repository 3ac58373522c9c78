/** One message as a bubble: own messages on the right with how far they got, the other person's on the left. */
import type { ReactNode } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import { cx } from '#web/lib/cx.ts';
import { showClock, showMoment } from '#web/lib/dates.ts';
import { Attachment } from './attachment.tsx';
import { LinkedText } from './linked-text.tsx';
import { type Reached, Ticks } from './ticks.tsx';

type BubbleProps = {
  own: boolean;
  /** Who says it, for screen readers. */
  sayer: string;
  /** The first of several that one says in a row. */
  first: boolean;
  found?: boolean;
  children: ReactNode;
};

export function Bubble({ own, sayer, first, found = false, children }: BubbleProps) {
  return (
    <li className={cx('flex', own ? 'justify-end pl-10' : 'pr-10', first ? 'mt-3' : 'mt-1')}>
      <div
        className={cx(
          'grid max-w-[36rem] min-w-0 gap-1.5 rounded-card px-3 py-2',
          own ? 'bg-wash text-on-wash' : 'border border-line bg-card',
          own && first && 'rounded-tr-none',
          !own && first && 'rounded-tl-none',
          found && 'outline-3 outline-focus',
        )}
      >
        <span className="sr-only">{sayer}:</span>
        {children}
      </div>
    </li>
  );
}

type LineProps = {
  line: Message;
  own: boolean;
  sayer: string;
  first: boolean;
  found: boolean;
  reached: Reached;
};

export function LineBubble({ line, own, sayer, first, found, reached }: LineProps) {
  return (
    <Bubble own={own} sayer={sayer} first={first} found={found}>
      {line.message && <LinkedText text={line.message} />}
      {line.attachments.map((file) => (
        <Attachment key={file.id} {...file} />
      ))}
      <span
        className={cx('flex items-center justify-end gap-1.5 text-xs', own ? 'text-on-wash' : 'text-soft')}
      >
        <time dateTime={line.created_at} title={showMoment(line.created_at)} className="tabular-nums">
          {showClock(line.created_at)}
        </time>
        {own && <Ticks reached={reached} />}
      </span>
    </Bubble>
  );
}
