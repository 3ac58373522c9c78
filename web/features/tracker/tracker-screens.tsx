/** The tracked orders: the talent's in a table, the hunter's as cards with a button to add one (rules 9.12, 9.16). */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { type TrackedOrder, tracker } from '#contract/tracker/tracker.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { endOfDay, sayDay, showMoment } from '#web/lib/dates.ts';
import { later } from '#web/lib/later.ts';
import { type Pages, useCallPages } from '#web/lib/pages.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type Column, DataTable, LoadMore } from '#web/ui/lists/data-table.tsx';
import { titlePart } from './tracker-words.ts';

const ADD_ORDER = later(async () => (await import('./add-order-dialog.tsx')).AddOrderDialog);

/** /hunterDashboard/projecttrackerhunter: the orders that a hunter tracks, with a button to add one (rule 9.16). */
export function HunterTrackerScreen() {
  const [adding, setAdding] = useState(false);
  const pages = useTracked('hunter');
  const add = () => setAdding(true);
  return (
    <>
      <PageHeader
        title={words.common.fixed.projectTracker}
        text={words.tracker.list.lead}
        back
        actions={
          <Button variant="secondary" icon={<Plus size={18} />} onClick={add}>
            {words.tracker.fixed.addOrder}
          </Button>
        }
      />
      <TrackedTable
        side="hunter"
        caption={words.common.fixed.projectTracker}
        pages={pages}
        empty={
          <EmptyState
            title={words.tracker.list.empty}
            text={words.tracker.list.hunterEmptyText}
            action={
              <Button variant="secondary" onClick={add}>
                {words.tracker.fixed.addOrder}
              </Button>
            }
          />
        }
      />
      {adding && (
        <LazyDialog
          dialog={ADD_ORDER}
          given={{ tracked: pages.data ?? [], onClose: () => setAdding(false) }}
        />
      )}
    </>
  );
}

/** /trackerTalentList: the talent's orders that their hunters track (rule 9.12). */
export function TalentTrackerScreen() {
  return (
    <>
      <PageHeader title={words.tracker.fixed.heading} back />
      <TrackedTable
        side="talent"
        caption={words.tracker.fixed.heading}
        pages={useTracked('talent')}
        empty={
          <EmptyState
            title={words.tracker.list.empty}
            text={words.tracker.list.talentEmptyText}
            action={
              <ButtonLink to={paths.talentOrders} search={{ tab: 'active' }}>
                {words.tracker.list.seeActiveOrders}
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
}

function useTracked(side: Side): Pages<TrackedOrder> {
  return useCallPages(tracker.list, { query: { as: side } }, ({ orders, next }) => ({ items: orders, next }));
}

type Props = { side: Side; caption: string; pages: Pages<TrackedOrder>; empty: ReactNode };

function TrackedTable({ side, caption, pages, empty }: Props) {
  return (
    <QueryView query={pages} errorTitle={words.tracker.list.loadFailed}>
      {(rows) =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            {side === 'hunter' ? (
              <Projects caption={caption} rows={rows} />
            ) : (
              <DataTable caption={caption} columns={COLUMNS} rows={rows} rowKey={(row) => row.id} wide />
            )}
            <LoadMore pages={pages} />
          </>
        )
      }
    </QueryView>
  );
}

/** One card per project. */
function Projects({ caption, rows }: { caption: string; rows: readonly TrackedOrder[] }) {
  return (
    <ul
      aria-label={caption}
      className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))] lg:gap-4"
    >
      {rows.map((row) => (
        <li key={row.id} className="card grid content-start gap-4 p-4 sm:p-5">
          <div className="text-lg leading-6 font-semibold">
            <Order row={row} side="hunter" />
          </div>
          <p className="line-clamp-2 wrap-anywhere">
            <span className="text-soft">{`${words.tracker.list.milestones}${colon} `}</span>
            {row.job.milestone}
          </p>
          <div className="flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
            <dl className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
              <Day name={words.common.labels.startDate} day={row.job.start_date} />
              <Day name={words.common.labels.endDate} day={row.job.end_date} />
            </dl>
            <ViewTracker row={row} side="hunter" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Day({ name, day }: { name: string; day: string | null }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold">{day ? sayDay(day) : '–'}</dd>
    </div>
  );
}

/** The columns of the talent's table, as required. */
const COLUMNS: readonly Column<TrackedOrder>[] = [
  {
    ...{ header: '#', deskOnly: true, className: 'text-soft tabular-nums' },
    cell: (_row, index) => index + 1,
  },
  {
    header: words.common.places.order,
    title: true,
    className: 'min-w-56',
    cell: (row) => <Order row={row} side="talent" />,
  },
  {
    header: words.common.labels.category,
    long: true,
    // The header is the required word; the cells list the milestones.
    cell: ({ job }) => (
      <span className="line-clamp-3">
        <span className="text-soft">{`${words.tracker.list.milestones}${colon} `}</span>
        {job.milestone}
      </span>
    ),
  },
  {
    ...{ header: words.tracker.fixed.dateCreated, className: 'tabular-nums whitespace-nowrap' },
    cell: ({ job }) => (job.start_date ? sayDay(job.start_date) : '–'),
  },
  {
    ...{ header: words.common.labels.endDate, className: 'tabular-nums sm:whitespace-nowrap' },
    cell: ({ job }) => (job.end_date ? showMoment(endOfDay(job.end_date)) : '–'),
  },
  {
    header: words.common.labels.actions,
    actions: true,
    cell: (row) => <ViewTracker row={row} side="talent" />,
  },
];

function Order({ row, side }: { row: TrackedOrder; side: Side }) {
  return (
    <div className="grid gap-2">
      <span className="wrap-anywhere">{row.job.title}</span>
      <span className="text-sm font-normal text-soft">
        {words.tracker.list.party(side === 'hunter' ? row.talent.name : row.hunter.name)}
      </span>
      <Progress tasks={row.tasks} />
    </div>
  );
}

/** The number of tasks done, in words and as a bar. */
function Progress({ tasks: { todo, doing, done, overdue } }: Pick<TrackedOrder, 'tasks'>) {
  const all = todo + doing + done;
  const said =
    all === 0 ? words.tracker.list.noTasks : words.common.amounts.done(done, words.common.counted.tasks(all));
  return (
    <span className="grid gap-1.5">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm font-normal">
        {said}
        {overdue > 0 && <Badge tone="bad">{words.tracker.board.overdueTasks(overdue)}</Badge>}
      </span>
      {all > 0 && <progress aria-label={said} value={done} max={all} className="progress h-2 w-full" />}
    </span>
  );
}

/** The talent's address contains more than is needed; the board reads only the id. */
function ViewTracker({ row: { id, job }, side }: { row: TrackedOrder; side: Side }) {
  const text = (
    <>
      {words.tracker.fixed.viewTracker}
      <span className="sr-only"> {words.common.actions.of(job.title)}</span>
    </>
  );
  if (side === 'hunter') {
    return (
      <ButtonLink to={paths.board.hunter} params={{ id }} {...look}>
        {text}
      </ButtonLink>
    );
  }
  const [title, start, end] = [titlePart(job.title), job.start_date ?? '-', job.end_date ?? '-'];
  return (
    <ButtonLink to={paths.boardNamed} params={{ id, title, start, end }} {...look}>
      {text}
    </ButtonLink>
  );
}

const look = { size: 'sm', variant: 'secondary', className: 'min-h-11' } as const;
