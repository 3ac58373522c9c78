/** The newest jobs that a talent could bid for, on their home. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showRelative } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';

/** Enough to show that there is work. */
const SHOWN = 3;

/** `room` is the class that reserves the space until the jobs are known. */
export function OpenJobs({ room }: { room: string }) {
  const { data, isPending } = useQuery(callOptions(jobs.listOpen, { query: { limit: String(SHOWN) } }));
  const found = data?.openjobs ?? [];
  if (isPending) return <div aria-hidden className={room} />;
  if (found.length === 0) return null;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg leading-7">{words.jobs.fixed.requestsOpen}</h2>
        <ButtonLink to={paths.openJobs} variant="secondary">
          {words.home.empty.seeJobs}
        </ButtonLink>
      </div>
      <ul className="grid gap-3 lg:grid-cols-3">
        {found.map(({ id, title, skill, user, price_budget: budget, bids_count: bids, created_at: at }) => (
          <li key={id}>
            <Link
              to={paths.openJob}
              params={{ id }}
              className="card grid h-full grid-rows-[auto_1fr_auto] gap-2 p-4 text-ink no-underline hover:border-control hover:shadow-soft"
            >
              <span className="flex min-w-0 items-center gap-2 text-sm text-soft">
                <Avatar name={user.name} image={user.image} size="sm" />
                <span className="min-w-0 flex-1 truncate">{user.name}</span>
                {showRelative(at)}
              </span>
              <span className="line-clamp-2 font-semibold text-pretty wrap-anywhere">{title}</span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-lg font-bold tabular-nums">{showNaira(budget)}</span>
                <span className="text-sm text-soft">
                  {[words.common.named.of(skill), words.common.counted.bids(bids)].join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
