/** The hunter's guests: their links and comments, which become remarks only when the hunter adds them. */
import { useQuery } from '@tanstack/react-query';
import { Check, MessageSquarePlus, Share2, X } from 'lucide-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { GUESTS_MAX, type Guest, guests } from '#contract/orders/guests.ts';
import type { GuestMark } from '#contract/orders/mark.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { type Later, later, useLater } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import type { DraftMarks } from './draft-marks.ts';
import { GuestMarkList } from './guest-marks.tsx';

const FORM = later(async () => (await import('./guest-form.tsx')).GuestForm);
const w = words.room.guests;
/** Guests trigger no notifications, so the room polls for their comments. */
const ASK_MS = 30_000;

/** The button that shares a link, from its own feature. */
export type ShareLink = Later<ComponentType<{ path: string; title: string; atOnce: true }>>;
type Props = {
  order: OrderDetail;
  files: readonly DeliveredFile[];
  drafts: DraftMarks;
  share: ShareLink;
} & Pick<ComponentProps<typeof GuestMarkList>, 'chosen' | 'onShow'>;

export function GuestCard({ order, files, drafts, share, chosen, onShow }: Props) {
  const params = { id: order.job_id };
  /** The guest whose link was made here just now. */
  const [made, setMade] = useState('');
  // While the work is being changed, a link would lead to nothing to look at.
  const asks = order.status === 'submitted';
  const query = useQuery({ ...callOptions(guests.list, { params }), refetchInterval: ASK_MS });
  return (
    <QueryView query={query} waiting={<SkeletonList rows={1} className="h-40" />}>
      {({ guests: all, marks }) => (
        <>
          {marks.length > 0 && (
            <GuestMarkList
              {...{ title: w.said, marks, files, chosen, onShow }}
              action={(mark) => order.can.includes('decline') && <TakeOver {...{ mark, drafts }} />}
            />
          )}
          {(asks || all.length > 0) && (
            <Card title={w.title}>
              <p className="text-sm text-soft">
                {w.lead} {w.private(firstNameOf(order.creative.name))}
              </p>
              {all.length > 0 && (
                <ul className="mt-3 grid divide-y divide-line">
                  {all.map((guest) => (
                    <GuestRow key={guest.id} {...{ guest, order, share }} isNew={guest.id === made} />
                  ))}
                </ul>
              )}
              {asks && all.length < GUESTS_MAX && <Invite jobId={order.job_id} onMade={setMade} />}
            </Card>
          )}
        </>
      )}
    </QueryView>
  );
}

type TakeOverProps = { mark: GuestMark; drafts: DraftMarks };

function TakeOver({ mark, drafts }: TakeOverProps) {
  const { id, by, text, file_id, kind, x, y, seconds, page } = mark;
  if (drafts.taken.includes(id))
    return (
      <p className="flex items-center gap-1 text-sm font-semibold text-leaf">
        <Check aria-hidden size={18} />
        {w.takenOver}
      </p>
    );
  const place = {
    ...(x !== null && y !== null && { x, y }),
    ...(seconds !== null && { seconds }),
    ...(page !== null && { page }),
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<MessageSquarePlus size={18} />}
      aria-label={w.takeOverOf(by, text)}
      className="relative justify-self-start"
      onClick={() => drafts.take({ key: id, file_id, kind, text, ...place })}
    >
      {w.takeOver}
    </Button>
  );
}

type RowProps = { guest: Guest; order: OrderDetail; share: ShareLink; isNew: boolean };

function GuestRow({ guest, order, share, isNew }: RowProps) {
  const [ending, setEnding] = useState(false);
  const [sharing, setSharing] = useState(false);
  const { part: ShareButton } = useLater(share, sharing || isNew);
  const title = w.send(order.title);
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{guest.name}</p>
        <p className="text-sm text-soft">
          {guest.seen_at ? (
            <>
              {w.seen} <TimeAgo at={guest.seen_at} />
            </>
          ) : (
            w.unseen
          )}
        </p>
      </div>
      {ShareButton ? (
        <ShareButton path={guest.path} title={title} atOnce />
      ) : (
        <IconButton label={`${words.gigs.share.button} ${title}`} onClick={() => setSharing(true)}>
          <Share2 size={20} />
        </IconButton>
      )}
      <IconButton label={w.end(guest.name)} onClick={() => setEnding(true)}>
        <X size={20} />
      </IconButton>
      {ending && (
        <ConfirmCall
          danger
          untilFresh
          title={w.endTitle(guest.name)}
          text={w.endText}
          confirm={w.endConfirm}
          endpoint={guests.revoke}
          input={{ params: { id: guest.id } }}
          onClose={() => setEnding(false)}
          onDone={() => notify.good(w.endDone)}
        />
      )}
    </li>
  );
}

/** The form loads on demand: most hunters look at the room alone. */
function Invite(given: { jobId: string; onMade: (id: string) => void }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button variant="secondary" busy={wanted} className="mt-3" onClick={() => setWanted(true)}>
      {w.add}
    </Button>
  );
  return <LazyPart part={FORM} given={given} wanted={wanted} waiting={button} />;
}
