/** The lines of a conversation by day, the older ones above; at the end those that are not on the server yet. */
import { ArrowDown, RotateCw, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';
import { useOnline } from '#web/lib/online.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ProgressBar } from '#web/ui/lists/progress-bar.tsx';
import { useNear } from '#web/ui/lists/use-near.ts';
import type { Orders } from '../orders-with.ts';
import { type OutgoingMessage, writeAgain } from '../outgoing-messages.ts';
import type { ConversationState, Thread } from '../thread.ts';
import { Attachment, Bubble, type DeliveryState, LineBubble, Ticks } from './bubble.tsx';
import { AskingEvent, DayLine, EarlierEvents, EventLine } from './event-lines.tsx';
import { LinkedText } from './linked-text.tsx';
import { type Asking, askingLine, type ShownLine, severalOrders, shownLines } from './shown-lines.ts';

/** Distance from the end, in pixels, that still counts as the end. */
const NEAR_PX = 60;
/** Lines of one person within this many milliseconds are grouped. */
const TOGETHER_MS = 5 * 60_000;

type Props = {
  thread: Thread;
  orders: Orders;
  outgoing: readonly OutgoingMessage[];
  parts: ReadonlyMap<string, number>;
  /** Id of the found line to scroll to; null while the latest lines are shown. */
  found: number | null;
  /** Goes up by one with every own message, to scroll to it. */
  sent: number;
  /** Undefined while there is no field. */
  onTakeBack: ((message: OutgoingMessage) => void) | undefined;
  /** Shown instead of lines: nothing yet, or an error. */
  children: ReactNode;
};

export function ThreadView({ thread, orders, outgoing, parts, found, sent, onTakeBack, children }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const [below, setBelow] = useState(false);
  const { lines = [], standing } = thread.data ?? {};
  const toEnd = () => scroller.current?.scrollTo({ top: 0 });
  useEffect(() => {
    // A scrolling element must be reachable by keyboard, in every browser.
    if (scroller.current) scroller.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (sent > 0) scroller.current?.scrollTo({ top: 0 });
  }, [sent]);
  return (
    // Without an order above, lines fade under the header as they do under the order.
    <div className="relative min-h-0 flex-1 before:pointer-events-none before:absolute before:inset-x-0 before:z-1 before:h-6 before:bg-linear-to-b before:from-page before:from-30% before:to-transparent">
      {/* Reversed, so that the browser itself keeps the end in place while older lines load above. */}
      <section
        ref={scroller}
        aria-label={words.messages.conversation.lines}
        onScroll={({ currentTarget }) => setBelow(currentTarget.scrollTop < -NEAR_PX)}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-3 focus-visible:-outline-offset-3 sm:px-4"
      >
        {/* Another key than the grey shapes before it, so that it appears and does not move. */}
        <div key={thread.data ? 'said' : 'waiting'} className="pt-16 pb-4 min-[1440px]:pt-3">
          <Older thread={thread} />
          {children}
          <ol>
            <Lines lines={lines} orders={orders} standing={standing} found={found} />
            {outgoing.map((message, index) => (
              <OutgoingBubble
                key={message.id}
                message={message}
                part={parts.get(message.id)}
                first={index === 0}
                onTakeBack={onTakeBack}
              />
            ))}
          </ol>
        </div>
      </section>
      {below && (
        <Button
          variant="secondary"
          size="sm"
          icon={<ArrowDown size={16} />}
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-soft"
        >
          {words.messages.conversation.latest}
        </Button>
      )}
    </div>
  );
}

/** Loads the page before this one when its place comes into view; the button does the same by hand. */
function Older({ thread }: { thread: Thread }) {
  const place = useRef<HTMLDivElement>(null);
  const { hasOlder, isLoadingOlder, loadOlder, error } = thread;
  useNear(place, loadOlder, { isOn: hasOlder && !isLoadingOlder && !error });
  if (!hasOlder) return null;
  return (
    // Not a scroll anchor: the browser keeps the lines in place, else the view would follow this button up.
    <div ref={place} className="text-center [overflow-anchor:none]">
      <Button variant="quiet" size="sm" busy={isLoadingOlder} onClick={loadOlder}>
        {words.messages.conversation.older}
      </Button>
    </div>
  );
}

type LinesProps = {
  lines: readonly Message[];
  orders: Orders;
  standing: ConversationState | undefined;
  found: number | null;
};

function Lines({ lines, orders, ...given }: LinesProps) {
  const asking = given.found === null ? askingLine(lines, orders) : undefined;
  const shown = shownLines(lines, asking?.line);
  const several = severalOrders(lines);
  return shown.map((one, index) => (
    <Line
      key={one.line.id}
      {...one}
      before={shown[index - 1]?.line}
      after={shown[index + 1]?.line}
      asking={asking}
      several={several}
      {...given}
    />
  ));
}

type LineProps = ShownLine &
  Omit<LinesProps, 'lines' | 'orders'> & {
    before: Message | undefined;
    after: Message | undefined;
    asking: Asking | undefined;
    several: boolean;
  };

function Line({ line, earlier, begins, dated, named, before, after, standing, found, ...given }: LineProps) {
  const { user } = usePerson();
  const own = line.sender_id === user.id;
  const { asking, several } = given;
  return (
    <>
      <EarlierEvents lines={earlier} several={several} />
      {begins && <DayLine at={line.created_at} />}
      {line.kind === 'message' && (
        <LineBubble
          line={line}
          own={own}
          sayer={own ? words.common.people.you : (standing?.person.name ?? words.messages.conversation.other)}
          first={!belongTogether(before, line)}
          last={!belongTogether(line, after)}
          found={line.id === found}
          reached={deliveryStateOf(line, standing)}
        />
      )}
      {line.kind === 'event' && asking?.line !== line && (
        <EventLine line={line} dated={dated} named={named} />
      )}
      {asking?.line === line && <AskingEvent line={line} dated={dated} named={named} card={asking.card} />}
    </>
  );
}

function sameDay(before: Message | undefined, line: Message): boolean {
  return before !== undefined && lagosDay(before.created_at) === lagosDay(line.created_at);
}

function belongTogether(before: Message | undefined, line: Message | undefined): boolean {
  if (!before || !line || before.sender_id !== line.sender_id || !sameDay(before, line)) return false;
  return Date.parse(line.created_at) - Date.parse(before.created_at) < TOGETHER_MS;
}

function deliveryStateOf(line: Message, standing: ConversationState | undefined): DeliveryState {
  if (standing && line.id <= standing.read_up_to) return 'read';
  return standing && line.id <= standing.delivered_up_to ? 'delivered' : 'sent';
}

type OutgoingBubbleProps = {
  message: OutgoingMessage;
  /** Fraction of its files that is sent; undefined while none is. */
  part: number | undefined;
  first: boolean;
  /** Takes it back into the field where it was written. */
  onTakeBack: ((message: OutgoingMessage) => void) | undefined;
};

/** A message that is not on the server yet: waiting for the network, on its way, or refused. */
function OutgoingBubble({ message, part, first, onTakeBack }: OutgoingBubbleProps) {
  const online = useOnline();
  const { text, files } = message.content;
  const reached: DeliveryState = message.failure ? 'failed' : online ? 'sending' : 'waiting';
  const revocable = message.failure !== null || !message.tried;
  return (
    <Bubble own sayer={words.common.people.you} first={first}>
      {text && <LinkedText text={text} />}
      {files.map(({ key, file }) => (
        <Attachment key={key} name={file.name} bytes={file.size} type={file.type} />
      ))}
      {part !== undefined && <ProgressBar part={part} label={words.messages.sending.files} />}
      <span className="flex items-center justify-end gap-1.5 text-xs">
        {message.failure
          ? words.messages.sending.notSent
          : online
            ? words.messages.sending.sending
            : part !== undefined
              ? words.common.upload.waiting(Math.round(part * 100))
              : words.messages.sending.waiting}
        <Ticks reached={reached} />
      </span>
      {message.failure && (
        <p role="alert" className="rounded bg-brick-wash px-2 py-1 text-sm font-medium text-brick">
          {message.failure}
        </p>
      )}
      {(message.failure || (revocable && (!online || part !== undefined))) && (
        <span className="flex flex-wrap justify-end gap-2">
          {onTakeBack && (
            <Button variant="quiet" size="sm" icon={<X size={16} />} onClick={() => onTakeBack(message)}>
              {part !== undefined ? words.common.fixed.cancel : words.messages.sending.toDraft}
            </Button>
          )}
          {message.failure && (
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCw size={16} />}
              onClick={() => void writeAgain(message)}
            >
              {words.common.actions.retry}
            </Button>
          )}
        </span>
      )}
    </Bubble>
  );
}
