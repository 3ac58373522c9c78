/** One thing that waits for the reader: what it is, a sentence, the amount, the date, and the button that does it. */
import {
  BadgeCheck,
  Briefcase,
  CalendarClock,
  CircleUser,
  Clock,
  Eye,
  FileCheck,
  Hammer,
  type LucideIcon,
  MessageCircle,
  Play,
  Scale,
  Star,
  Wallet,
} from 'lucide-react';
import { DAY_MS } from '#contract/core/days.ts';
import { smallPictureOf } from '#contract/core/picture.ts';
import { factsOf, turnAddress } from '#contract/orders/turn-cards.ts';
import type { TurnCard as Turn } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { sayDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { linkParts } from '#web/lib/own-paths.ts';
import type { Side } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { Badge } from '#web/ui/basics/badge.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { WorkPictures } from '#web/ui/lists/work-pictures.tsx';
import { Countdown, useNow } from '#web/ui/pieces/moments.tsx';

type Doing = Turn['turn']['doing'];

const ICONS: Record<Doing, LucideIcon> = {
  'accept-offer': FileCheck,
  pay: Wallet,
  answer: BadgeCheck,
  'answer-extension': CalendarClock,
  'answer-dispute': Scale,
  decide: Scale,
  start: Play,
  work: Hammer,
  'answer-remarks': MessageCircle,
  'answer-questions': MessageCircle,
  'look-at-milestone': Eye,
  'read-bids': CircleUser,
  'answer-invitation': Briefcase,
  'withdraw-money': Wallet,
  review: Star,
  'wait-for-bank': Scale,
  nothing: BadgeCheck,
};

type Props = {
  card: Turn;
  side: Side;
  /** True for the first card, whose button is the primary one. */
  first: boolean;
  /** Where the action is done, when not at the card's own order. */
  address?: string;
};

export function TurnCard({ card, side, first, address = turnAddress(card, side) }: Props) {
  const facts = factsOf(card, showNaira(card.amount));
  const { doing } = card.turn;
  const { text, button } = words.home.doing[doing];
  return (
    <li className="card grid items-center gap-4 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-5 sm:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:gap-y-1">
        <CardPicture card={card} />
        <h2 className="text-lg leading-6 wrap-anywhere">{card.title}</h2>
        <p className="text-pretty wrap-anywhere max-sm:col-span-2">{text(facts)}</p>
        <CardFacts card={card} amount={facts.amount} />
      </div>
      <ButtonLink
        {...linkParts(address)}
        variant={first ? 'primary' : 'secondary'}
        className="min-w-0 py-2 sm:w-56"
      >
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{button(facts)}</span>
        <span className="sr-only">{words.home.card.forJob(card.title)}</span>
      </ButtonLink>
    </li>
  );
}

/** The picture of the work and who it is with; without one, the other person's photo or the icon of the action. */
function CardPicture({ card: { other, bidders, pictures, turn } }: Pick<Props, 'card'>) {
  const Icon = ICONS[turn.doing];
  const faces = other ? [other] : bidders;
  const face = pictures.length === 0 && other?.image ? smallPictureOf(other.image) : undefined;
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid h-13.5 w-18 place-items-center rounded sm:row-span-3 sm:h-18 sm:w-24 sm:self-start',
        toneOf(turn.doing),
      )}
    >
      <Icon size={24} />
      <WorkPictures pictures={face ? [face] : pictures} className="absolute inset-0" />
      <span className="absolute -right-1.5 -bottom-1.5 flex">
        {face && (
          <span
            className={cx('grid size-7 place-items-center rounded-full ring-2 ring-card', toneOf(turn.doing))}
          >
            <Icon size={16} />
          </span>
        )}
        {(face ? [] : faces).map(({ id, name, image }) => (
          <span key={id} className="flex rounded-full ring-2 ring-card not-first:-ml-3">
            <Avatar name={name} image={image} size="sm" />
          </span>
        ))}
      </span>
    </span>
  );
}

function toneOf(doing: Doing): string {
  if (doing === 'withdraw-money') return 'bg-leaf-wash text-leaf';
  if (doing === 'answer-dispute') return 'bg-brick-wash text-brick';
  return 'bg-wash text-on-wash';
}

/** Actions whose sentence or button already has the amount. */
const SAY_AMOUNT: readonly Doing[] = ['pay', 'work', 'withdraw-money'];

/** Amount, other person and date in one line; on phones without what the sentence above and the picture already say. */
function CardFacts({ card: { other, turn }, amount }: Pick<Props, 'card'> & { amount: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft empty:hidden sm:gap-x-4 max-sm:col-span-2">
      {!SAY_AMOUNT.includes(turn.doing) && (
        <span className="whitespace-nowrap">
          {isBudget(turn.doing) && `${words.common.labels.budget} `}
          <span className="font-semibold text-ink tabular-nums">{amount}</span>
        </span>
      )}
      {other && <span className="min-w-0 truncate max-sm:hidden">{other.name}</span>}
      {turn.by && <Deadline doing={turn.doing} by={turn.by} />}
    </p>
  );
}

/** True when the amount is only the budget, because nothing is agreed yet. */
function isBudget(doing: Doing): boolean {
  return doing === 'read-bids' || doing === 'answer-invitation';
}

/** Within this time a deadline is counted down, and within the last day it is also marked. */
const NEAR_MS = 3 * DAY_MS;
const LAST_MS = DAY_MS;

function Deadline({ doing, by }: { doing: Doing; by: string }) {
  const date = dateWords(doing)(sayDay(by));
  const left = Date.parse(by) - useNow().getTime();
  if (left >= NEAR_MS) return <span className="whitespace-nowrap">{date}</span>;
  const countdown = (
    <span className="font-semibold whitespace-nowrap text-ochre">
      <span className="sr-only">{date}, </span>
      <Countdown until={by} />
    </span>
  );
  if (left >= LAST_MS) return countdown;
  return (
    <Badge tone="warn" icon={<Clock aria-hidden size={16} />}>
      {countdown}
    </Badge>
  );
}

function dateWords(doing: Doing): (day: string) => string {
  const { by, due, firstDue, until } = words.home.card;
  if (doing === 'start') return firstDue;
  if (doing === 'work' || doing === 'answer-remarks') return due;
  return doing === 'look-at-milestone' ? until : by;
}
