/** One message as a bubble: its text with links, its files, and the delivery status of an own one. */
import {
  Check,
  CheckCheck,
  CircleAlert,
  Clock,
  FileArchive,
  FileAudio,
  FileImage,
  FileText,
  FileVideo,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showClock, showMoment } from '#web/lib/dates.ts';
import { useFitsThreeColumns } from '#web/lib/media.ts';
import { safeUrl } from '#web/lib/safe-url.ts';
import { showKind, showSize } from '#web/lib/upload/files.ts';
import { FREE_BYTES } from '#web/ui/pictures/free-bytes.ts';
import { LazyPictures } from '#web/ui/pictures/lazy-pictures.tsx';
import { isPicture } from '#web/ui/pictures/picture-file.ts';
import { LinkedText } from './linked-text.tsx';

type BubbleProps = {
  own: boolean;
  /** Who wrote it, for screen readers. */
  sayer: string;
  /** True for the first of several in a row by one person. */
  first: boolean;
  found?: boolean;
  /** True when it is as wide as its pictures. */
  pictured?: boolean;
  children: ReactNode;
};

export function Bubble({ own, sayer, first, found = false, pictured = false, children }: BubbleProps) {
  return (
    <li className={cx('flex', own ? 'justify-end pl-10' : 'pr-10', first ? 'mt-3' : 'mt-1')}>
      <div
        className={cx(
          'grid min-w-0 gap-1.5 rounded border px-3 py-2',
          pictured ? 'w-84' : 'max-w-[36rem]',
          own ? 'border-indigo/15 bg-wash text-on-wash' : 'border-line bg-card',
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
  /** True for the last of several in a row, which shows their time and delivery status once. */
  last: boolean;
  found: boolean;
  reached: DeliveryState;
};

export function LineBubble({ line, own, sayer, first, last, found, reached }: LineProps) {
  const freeBytes = FREE_BYTES[useFitsThreeColumns() ? 'broad' : 'phone'];
  const sent = (
    <span
      className={cx(
        last ? 'float-end ms-3 mt-1 flex items-center gap-1.5 text-xs leading-5' : 'sr-only',
        own ? 'text-on-wash' : 'text-soft',
      )}
    >
      <time dateTime={line.created_at} title={showMoment(line.created_at)} className="tabular-nums">
        {showClock(line.created_at)}
      </time>
      {own && <Ticks reached={reached} />}
    </span>
  );
  const bare = line.attachments.length === 0;
  return (
    <Bubble {...{ own, sayer, first, found }} pictured={line.attachments.some(isPicture)}>
      {line.message && (
        // Time and status are on the last line of the text, where there is room.
        <div className="flow-root">
          <LinkedText text={line.message} />
          {bare && sent}
        </div>
      )}
      <LazyPictures files={line.attachments} freeBytes={freeBytes} className="w-full" />
      {line.attachments
        .filter((file) => !isPicture(file))
        .map((file) => (
          <Attachment key={file.id} {...file} />
        ))}
      {!bare && <div className="flow-root">{sent}</div>}
    </Bubble>
  );
}

const ICONS: Record<string, LucideIcon> = {
  'image/png': FileImage,
  'image/jpeg': FileImage,
  'image/webp': FileImage,
  'audio/mpeg': FileAudio,
  'video/mp4': FileVideo,
  'application/zip': FileArchive,
};

type Props = { name: string; bytes: number; type: string; url?: string };

/** A file of a message that is not a picture: its size is shown, and nothing of it is loaded until it is pressed. */
export function Attachment({ name, bytes, type, url }: Props) {
  const Icon = ICONS[type] ?? FileText;
  const address = safeUrl(url);
  const inside = (
    <>
      <Icon aria-hidden size={24} className="shrink-0" />
      <span className="grid min-w-0 text-left leading-5">
        <span className="truncate font-medium">{name}</span>
        <span className="text-sm text-soft">
          {showKind(type)}, {showSize(bytes)}
        </span>
      </span>
    </>
  );
  if (!address) return <span className={LOOK}>{inside}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${LOOK} hover:bg-sunken`}
    >
      {inside}
    </a>
  );
}

const LOOK =
  'flex min-h-11 max-w-full items-center gap-3 rounded bg-card px-3 py-1.5 text-ink no-underline border border-line';

export type DeliveryState = 'waiting' | 'sending' | 'failed' | 'sent' | 'delivered' | 'read';

const WORDS: Record<DeliveryState, string> = {
  waiting: words.messages.sending.waiting,
  sending: words.messages.sending.sending,
  failed: words.messages.sending.notSent,
  sent: words.common.status.sent,
  delivered: words.messages.sending.delivered,
  read: words.messages.sending.read,
};

/** Delivery status of an own message: on its way, sent, delivered or read; as an icon and in words. */
export function Ticks({ reached }: { reached: DeliveryState }) {
  return (
    <span title={WORDS[reached]} className="inline-flex" data-reached={reached}>
      <Picture reached={reached} />
      <span className="sr-only">{WORDS[reached]}</span>
    </span>
  );
}

function Picture({ reached }: { reached: DeliveryState }) {
  if (reached === 'failed') return <CircleAlert aria-hidden size={14} />;
  if (reached === 'waiting' || reached === 'sending') return <Clock aria-hidden size={14} />;
  if (reached === 'sent') return <Check aria-hidden size={16} />;
  return <CheckCheck aria-hidden size={16} className={reached === 'read' ? '' : 'opacity-60'} />;
}
