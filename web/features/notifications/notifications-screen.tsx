/** /talentnotification and /hunterDashboard/notification: what happened to a person's jobs. */
import { useQuery } from '@tanstack/react-query';
import { Check, Settings2 } from 'lucide-react';
import { useRef } from 'react';
import { notifications } from '#contract/notifications/notifications.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useFitsTables, useFitsThreeColumns } from '#web/lib/media.ts';
import { type Pages, useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import { useNear } from '#web/ui/lists/use-near.ts';
import { groupByOrder } from './notification-groups.ts';
import { NewsList } from './parts/news-list.tsx';
import { NewsTable } from './parts/news-table.tsx';
import { useReadMarks } from './use-marks.ts';

export function NotificationsScreen({ side }: { side: Side }) {
  const wide = useFitsTables();
  const hasRoom = useFitsThreeColumns();
  const { mark, markAll, markingAll } = useReadMarks(side);
  const pages = useCallPages(notifications.list, { query: { as: side } }, (reply) => ({
    items: reply.notification,
    next: reply.next,
  }));
  const waiting = useQuery(callOptions(turns.list, { query: { as: side } }));
  const { data: unread } = useQuery(callOptions(notifications.unread, { query: { as: side } }));
  const some = (unread?.unreadNotification ?? 0) > 0;
  const List = hasRoom ? NewsTable : NewsList;
  return (
    <>
      <PageHeader
        title={words.common.places.notifications}
        actions={
          <>
            {some && (
              <Button
                variant="secondary"
                icon={<Check size={18} />}
                busy={markingAll}
                onClick={markAll}
                className="max-sm:basis-0"
              >
                {words.notifications.list.markAll}
              </Button>
            )}
            <ButtonLink
              to={paths.preferences}
              variant={some || wide ? 'quiet' : 'secondary'}
              icon={<Settings2 size={18} />}
              className={cx('sm:-mr-4', some && 'min-w-11 max-sm:grow-0!')}
            >
              <span className={cx(some && 'max-sm:sr-only')}>{words.notifications.list.preferences}</span>
            </ButtonLink>
          </>
        }
      />
      <QueryView query={pages} errorTitle={words.notifications.list.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <NoNotification side={side} />
          ) : waiting.isLoading ? (
            <SkeletonList rows={4} className="h-24" />
          ) : (
            <>
              <List groups={groupByOrder(rows, waiting.data?.mine ?? [])} side={side} onMark={mark} />
              <OlderNews pages={pages} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function NoNotification({ side }: { side: Side }) {
  return side === 'talent' ? (
    <EmptyState
      motif="envelope"
      title={words.common.fixed.noNotifications}
      text={words.notifications.list.emptyTalent}
      action={<ButtonLink to={paths.openJobs}>{words.common.actions.findOpenJobs}</ButtonLink>}
    />
  ) : (
    <EmptyState
      motif="envelope"
      title={words.common.fixed.noNotifications}
      text={words.notifications.list.emptyHunter}
      action={<ButtonLink to={paths.ownJobs}>{words.notifications.list.toJobs}</ButtonLink>}
    />
  );
}

/** How far before the end of the list older notifications start to load. */
const AHEAD = '300px';

/** Loads older notifications when the end of the list scrolls into view; the button is for people who do not scroll. */
function OlderNews({ pages }: { pages: Pages<unknown> }) {
  const end = useRef<HTMLDivElement>(null);
  const waits = pages.hasMore && !pages.isFetching && !pages.error;
  useNear(end, pages.loadMore, { margin: AHEAD, isOn: waits });
  return (
    <div ref={end}>
      <LoadMore pages={pages} />
    </div>
  );
}
