/** What somebody who begins to sell does first, and the newest jobs they could bid for; in place of all that waits for others. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobs } from '#contract/jobs/jobs.ts';
import { type ChecklistStep, people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';

/** Those of the checklist without which nobody is hired. */
const STEPS = [
  {
    step: 'picture',
    name: words.common.labels.picture,
    why: words.profiles.checklist.pictureWhy,
    label: words.profiles.checklist.picture,
    way: { to: paths.profile },
  },
  {
    step: 'storyline',
    name: words.profiles.look.storyLine,
    why: words.profiles.checklist.storyLineWhy,
    label: words.profiles.checklist.storyLine,
    way: { to: paths.profile },
  },
  {
    step: 'past-work',
    name: words.common.places.pastWork,
    why: words.profiles.checklist.pastWorkWhy,
    label: words.profiles.checklist.pastWork,
    way: { to: paths.pastWork, search: { upload: true } },
  },
  {
    step: 'gig',
    name: words.common.places.portfolio,
    why: words.profiles.checklist.gigWhy,
    label: words.profiles.checklist.gig,
    way: { to: paths.createGig },
  },
] as const satisfies readonly { step: ChecklistStep; [more: string]: unknown }[];

type Props = {
  /** For who has done them all. */
  otherwise: ReactNode;
};

export function FirstSteps({ otherwise }: Props) {
  const { data, isError } = useQuery(callOptions(people.checklist));
  if (isError) return otherwise;
  if (!data) return <Skeleton className="h-44" />;
  const done = new Set(data.steps.filter((one) => one.done).map(({ step }) => step));
  return STEPS.every(({ step }) => done.has(step)) ? otherwise : <Steps done={done} />;
}

function Steps({ done }: { done: ReadonlySet<ChecklistStep> }) {
  const next = STEPS.find(({ step }) => !done.has(step));
  return (
    <>
      <section data-first-steps className="rounded-card border border-line bg-card p-4 sm:p-5">
        <h2 className="text-lg leading-7">{words.profiles.checklist.title}</h2>
        <p className="mb-2 text-pretty text-soft">{words.profiles.checklist.lead}</p>
        <ul className="-mb-2 grid divide-y divide-line">
          {STEPS.map((one) => (
            <li key={one.step} className="flex min-h-15 items-center gap-3 py-2">
              {done.has(one.step) ? (
                <CircleCheck aria-hidden size={22} className="shrink-0 text-leaf" />
              ) : (
                <span aria-hidden className="size-5.5 shrink-0 rounded-full border-2 border-control" />
              )}
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {one.name}
                  {done.has(one.step) && <span className="sr-only"> {words.profiles.checklist.done}</span>}
                </span>
                <span className="block text-sm text-soft max-sm:hidden">{one.why}</span>
              </span>
              {!done.has(one.step) && (
                <ButtonLink {...one.way} variant={one === next ? 'primary' : 'secondary'} className="sm:w-56">
                  {one.label}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </section>
      <OpenJobs />
    </>
  );
}

/** So many say that there is work. */
const SHOWN = 3;

function OpenJobs() {
  const { data } = useQuery(callOptions(jobs.listOpen, { query: { limit: String(SHOWN) } }));
  const found = data?.openjobs ?? [];
  return (
    <section className={cx('grid grid-cols-[minmax(0,1fr)] gap-3', found.length === 0 && 'invisible')}>
      <h2 className="text-lg leading-7">{words.jobs.fixed.requestsOpen}</h2>
      <ul className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {found.map(({ id, title, skill, price_budget: budget, bids_count: bids }) => (
          <li key={id}>
            <Link
              to={paths.openJob}
              params={{ id }}
              className="flex min-h-11 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-wash focus-visible:-outline-offset-3"
            >
              <span className="grid min-w-0 flex-1">
                <span className="truncate">{title}</span>
                <span className="truncate text-sm text-soft">
                  {`${showNaira(budget)} · ${words.common.named.of(skill)} · ${words.common.counted.bids(bids)}`}
                </span>
              </span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.openJobs} variant="secondary" className="justify-self-start">
        {words.home.empty.seeJobs}
      </ButtonLink>
    </section>
  );
}
