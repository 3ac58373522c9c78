/** /guestRoom: the newest work of an order for a guest with the hunter's link: look and comment, without an account (rule 2.19). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type GuestRoom, guests } from '#contract/orders/guests.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { cx } from '#web/lib/cx.ts';
import { RENEW_LINKS_MS, useMutationCall } from '#web/lib/query.ts';
import { ApiRefusal, messageOf } from '#web/lib/refusals.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { MessageScreen } from '#web/ui/basics/message-screen.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { guestPinsOf, NOT_WRITING } from '#web/ui/proof/mark-places.ts';
import { useDraftMarks } from './parts/draft-marks.ts';
import { GuestMarkList } from './parts/guest-marks.tsx';
import { MarkComposer } from './parts/mark-composer.tsx';
import { DraftList } from './parts/mark-lists.tsx';
import { STAGE_AND_SIDE, StageColumn, useStage } from './parts/room-files.tsx';

const w = words.room.guests;

const keyOf = (token: string) => ['guest-room', token];

export function GuestRoomScreen({ token }: { token: string }) {
  const query = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call(guests.open, { body: { token }, signal }),
    refetchInterval: RENEW_LINKS_MS,
  });
  if (query.error instanceof ApiRefusal && [404, 422].includes(query.error.status))
    return (
      <>
        <MessageScreen
          {...(query.error.code === 'guest_work_accepted'
            ? { title: w.acceptedTitle, text: w.acceptedText }
            : { title: w.endedTitle, text: w.endedText })}
          actions={<ButtonLink to={paths.gigSearch}>{words.common.actions.findTalents}</ButtonLink>}
        />
        {query.data && <Unsent room={query.data} token={token} />}
      </>
    );
  return (
    <QueryView
      query={query}
      errorTitle={words.orders.page.loadFailed}
      waiting={<Skeleton className="h-[60vh] w-full" />}
    >
      {(room) => (
        <>
          <header className="mb-4 grid gap-1">
            <h1 className="named wrap-anywhere">{room.title}</h1>
            <p className="text-soft">{w.asks(room.hunter, room.talent)}</p>
            {room.round && <p className="text-soft">{words.orders.submissions.round(room.round)}</p>}
          </header>
          {room.files.length > 0 ? (
            <Room key={room.round} room={room} token={token} />
          ) : (
            <EmptyState title={w.emptyTitle} text={w.emptyText(room.hunter)} />
          )}
        </>
      )}
    </QueryView>
  );
}

const GUEST_SAYS = { label: w.think, missing: w.thinkMissing };

type RoomProps = { room: GuestRoom; token: string };

const useGuestDrafts = ({ room, token }: RoomProps) =>
  useDraftMarks(`guest-${token.split('.')[0]}`, room.round ?? 0);

function Room({ room, token }: RoomProps) {
  const { files, may_comment: comments } = room;
  const drafts = useGuestDrafts({ room, token });
  const stage = useStage(files, drafts);
  if (!stage.file) return null;
  const { file } = stage;
  return (
    <div className={STAGE_AND_SIDE}>
      <StageColumn {...{ stage, file, files, drafts, comments }} pins={guestPinsOf(room.marks, file.id)}>
        <p className={cx('text-sm text-soft', NOT_WRITING)}>{w.previews}</p>
      </StageColumn>
      <div className="grid min-w-0 gap-4">
        {comments && <MarkComposer {...{ drafts, stage, files }} says={GUEST_SAYS} />}
        {comments ? (
          <>
            <DraftList
              {...{ files, drafts, chosen: stage.chosen }}
              none={room.marks.some(({ by }) => by === room.name) ? w.nothingLeft(room.hunter) : w.none}
              onEdit={stage.edit}
              onWhole={() => drafts.begin({ file_id: file.id })}
            />
            <SendDrafts {...{ room, token, drafts }} />
          </>
        ) : (
          <>
            <p>{w.waits}</p>
            <Unsent {...{ room, token }} />
          </>
        )}
        {room.marks.length > 0 && (
          <GuestMarkList
            {...{ title: w.all, marks: room.marks, files, chosen: stage.chosen }}
            onShow={({ id, file_id }) =>
              stage.reveal(
                id,
                files.find((one) => one.id === file_id),
              )
            }
          />
        )}
      </div>
    </div>
  );
}

/** What can no longer be sent stays in view, so that it can be copied. */
function Unsent(of: RoomProps) {
  const { drafts, writing } = useGuestDrafts(of);
  const typed = [...drafts.filter(({ key }) => key !== writing?.key), ...(writing?.text ? [writing] : [])];
  if (typed.length === 0) return null;
  return (
    <Card title={w.unsent}>
      <ul className="grid gap-3">
        {typed.map(({ key, text }) => (
          <li key={key} className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type SendProps = RoomProps & { drafts: ReturnType<typeof useDraftMarks> };

function SendDrafts({ room, token, drafts: { drafts, writing, clear } }: SendProps) {
  const client = useQueryClient();
  const send = useMutationCall(guests.comment, {
    onSuccess: (fresh) => {
      clear();
      client.setQueryData(keyOf(token), fresh);
      notify.good(w.sent, 'usual', w.sentText(room.hunter));
    },
    onError: (error) => {
      // The work was answered, or the link was ended, since the page was loaded.
      if (error instanceof ApiRefusal && [404, 409].includes(error.status))
        void client.invalidateQueries({ queryKey: keyOf(token) });
    },
  });
  return (
    <>
      {drafts.length > 0 && !writing && (
        <Button
          busy={send.isPending}
          onClick={() => send.mutate({ body: { token, marks: drafts.map(({ key: _, ...mark }) => mark) } })}
        >
          {w.submit(drafts.length)}
        </Button>
      )}
      {send.error && <ErrorNote text={messageOf(send.error)} />}
    </>
  );
}
