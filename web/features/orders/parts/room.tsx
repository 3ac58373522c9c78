/** The room of one round: a file on the stage, its remarks beside it, and below them the acceptance items and the decision. */
import { useQuery } from '@tanstack/react-query';
import { firstNameOf } from '#contract/core/names.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { guests } from '#contract/orders/guests.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useSettled } from '#web/lib/pause.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { OutLink } from '#web/ui/basics/text-link.tsx';
import {
  fileBefore,
  guestKey,
  guestPinsOf,
  NOT_WRITING,
  type Pin,
  pinsOf,
} from '#web/ui/proof/mark-places.ts';
import { orderableRound } from '../order-steps.ts';
import { type DraftMarks, useDraftMarks } from './draft-marks.ts';
import type { ShareLink } from './guest-card.tsx';
import { MarkComposer } from './mark-composer.tsx';
import { DraftList, SentList } from './mark-lists.tsx';
import type { MarkReader } from './mark-row.tsx';
import { AcceptanceCard } from './order-acceptance.tsx';
import type { OpenOrderAction } from './order-dialog-host.tsx';
import { RoomDecision } from './room-decision.tsx';
import { STAGE_AND_SIDE, StageColumn, useStage } from './room-files.tsx';

const w = words.room.page;

const GUESTS = later(async () => (await import('./guest-card.tsx')).GuestCard);

type Round = OrderDetail['job_submissions'][number];
type Props = {
  order: OrderDetail;
  side: Side;
  open: OpenOrderAction;
  newest: Round;
  before: Round | undefined;
  share: ShareLink;
};

export function Room({ order, side, open, newest, before, share }: Props) {
  const drafts = useDraftMarks(order.job_id, newest.round, newest.marks.length);
  const stage = useStage(newest.files, drafts);
  const asks = order.can.includes('decline') || orderableRound(order) !== null;
  // Until this round has remarks of its own, the hunter compares it with those of the previous round.
  const sent = [
    newest,
    ...(before && !(newest.declined_at && newest.marks.length > 0) ? [before] : []),
  ].filter(({ marks }) => marks.length > 0);
  // Two pins with the same number would be ambiguous.
  const isNumbered = drafts.drafts.length + newest.marks.length > 0 || drafts.writing !== null;
  const shown = isNumbered ? newest.marks : newest.round_marks;
  const fileOf = (id: string) => newestOf(id, newest, before);
  const show = ({ id, file_id }: { id: string; file_id: string }) => stage.reveal(id, fileOf(file_id));
  const isSettled = useSettled();
  const { part: GuestCard } = useLater(GUESTS, isSettled && side === 'hunter' && isRunning(order));
  const { file, chosen } = stage;
  const guestPins = useGuestPins(order.job_id, file, drafts);
  if (!file) return null;
  const past = before && fileBefore(file, newest, before);
  const pastPins = past ? pinsOf(before.marks, past.file.id) : [];
  const faint =
    isNumbered || shown.length > 0 ? [] : pastPins.map((pin) => ({ ...pin, look: 'past' as const }));
  return (
    <>
      <div className={STAGE_AND_SIDE}>
        <StageColumn
          {...{ stage, file, drafts, files: newest.files }}
          before={past && { ...past, pins: pastPins }}
          pins={[...guestPins, ...pinsOf(shown, file.id), ...faint]}
          comments={asks}
        >
          {isNew(file, newest, before) && <p className={cx('text-sm text-soft', NOT_WRITING)}>{w.newFile}</p>}
        </StageColumn>
        <div className="grid min-w-0 gap-4 max-lg:contents">
          {asks && <MarkComposer {...{ drafts, stage, files: newest.files }} />}
          {newest.comment && (
            <p className="whitespace-pre-wrap wrap-anywhere">
              <span className="font-semibold">{firstNameOf(order.creative.name)}:</span> {newest.comment}
            </p>
          )}
          {newest.links.map((link) => (
            <OutLink key={link} href={link} className="line-clamp-2 wrap-anywhere">
              {link}
            </OutLink>
          ))}
          {asks && (
            <DraftList
              {...{ files: newest.files, drafts, chosen }}
              onEdit={stage.edit}
              onWhole={() => drafts.begin({ file_id: file.id })}
            />
          )}
          {sent.map((round) => (
            <SentList
              key={round.round}
              title={titleOf(round, round === newest)}
              {...{ marks: round.marks, files: round.files, chosen }}
              reader={readerOf(order, side, round === newest)}
              isPast={round !== newest}
              onShow={show}
              isGone={({ file_id }) => !fileOf(file_id)}
            />
          ))}
          {order.rounds.map((one) => {
            const marks = newest.round_marks.filter((mark) => mark.job_id === one.job_id);
            if (marks.length === 0) return null;
            return (
              <SentList
                key={one.job_id}
                title={words.room.further.asked(one.number)}
                {...{ marks, files: newest.files, chosen }}
                reader={readerOf(one, side)}
              />
            );
          })}
          <AcceptanceCard order={order} />
          {GuestCard && (
            <GuestCard {...{ order, files: newest.files, drafts, share, chosen }} onShow={show} />
          )}
        </div>
      </div>
      <RoomDecision {...{ order, side, open }} drafts={drafts} />
    </>
  );
}

/** What guests said about the file, once the card has asked for it, except what the hunter has taken over. */
function useGuestPins(jobId: string, file: DeliveredFile | undefined, { taken }: DraftMarks): Pin[] {
  const { data } = useQuery({ ...callOptions(guests.list, { params: { id: jobId } }), enabled: false });
  if (!data || !file) return [];
  const keys = taken.map((id) => guestKey({ id }));
  return guestPinsOf(data.marks, file.id).filter(({ key }) => !keys.includes(key));
}

function isNew(file: DeliveredFile, newest: Round, before: Round | undefined): boolean {
  if (!before || fileBefore(file, newest, before)) return false;
  return !before.files.some(({ name }) => name === file.name);
}

/** The file of this round with this id or, for one of the round before, the name of that or its place. */
function newestOf(id: string, newest: Round, before: Round | undefined): DeliveredFile | undefined {
  const name = before?.files.find((one) => one.id === id)?.name;
  return (
    newest.files.find((one) => one.id === id || one.name === name) ??
    newest.files.find((one) => before && fileBefore(one, newest, before)?.file.id === id)
  );
}

function titleOf({ round, declined_at }: Round, isNewest: boolean): string {
  if (!isNewest) return w.askedBefore(round);
  return declined_at ? w.asked : w.questions;
}

/** The talent answers remarks during changes and questions on the newest round; the hunter settles them until the order ends. */
function readerOf({ status }: Pick<OrderDetail, 'status'>, side: Side, isNewest = false): MarkReader {
  if (side === 'talent')
    return status === 'active' || (status === 'submitted' && isNewest) ? 'answers' : 'reads';
  return isRunning({ status }) ? 'settles' : 'reads';
}

function isRunning({ status }: Pick<OrderDetail, 'status'>): boolean {
  return status === 'active' || status === 'submitted';
}
