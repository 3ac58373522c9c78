/** Home: what waits for the reader with its buttons, what waits for others, and the money. */
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { type Side, usePerson } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import type { StepsDone } from './parts/first-steps.tsx';
import { MoneyLine } from './parts/money-line.tsx';
import { TurnList } from './parts/turn-list.tsx';
import { WaitingList } from './parts/waiting-list.tsx';

type Props = {
  side: Side;
  /** How many cards are shown before the reader asks for all. */
  shown: number;
  /** Shown first. */
  begin?: ReactNode;
  /** Shown below, such as links to other places; hidden while a new talent still has first steps to do. */
  children?: ReactNode;
};

export function Home({ side, shown, begin, children }: Props) {
  const query = useQuery(callOptions(turns.list, { query: { as: side } }));
  const count = query.data?.mine.length;
  const [steps, setSteps] = useState<StepsDone | null>(null);
  return (
    <div className="grid gap-5">
      {begin}
      <header className="grid gap-1">
        <Title begins={steps !== null} />
        {steps ? (
          <StepsLine steps={steps} />
        ) : (
          <p className="flex min-h-6 items-center gap-2 text-soft">{count !== undefined && leadOf(count)}</p>
        )}
      </header>
      <QueryView
        query={query}
        errorTitle={words.home.titles.failed}
        waiting={<SkeletonList rows={2} className="h-44" />}
      >
        {({ mine, theirs, money }) => (
          <div className="grid gap-5">
            <MoneyLine money={money} side={side} />
            {mine.length > 0 ? (
              <TurnList cards={mine} side={side} shown={shown} ready={money.ready} />
            ) : (
              <Idle side={side} onSteps={setSteps} />
            )}
            <WaitingList cards={theirs} side={side} />
            {!steps && children}
            {side === 'talent' && mine.length > 0 && <NewJobs />}
          </div>
        )}
      </QueryView>
    </div>
  );
}

/** Greets a new seller by name. The name is user text, so it has the face of text. */
function Title({ begins }: { begins: boolean }) {
  const { user } = usePerson();
  return (
    <h1 className={begins ? 'named wrap-anywhere' : 'display'}>
      {begins ? words.home.begin.welcome(firstNameOf(user.name)) : words.home.titles.mine}
    </h1>
  );
}

function StepsLine({ steps: { done, all } }: { steps: StepsDone }) {
  const said = words.home.begin.stepsDone(done, all);
  return (
    <p className="flex min-h-6 items-center gap-3 text-soft">
      {said}
      <progress aria-label={said} value={done} max={all} className="progress h-2 w-24 sm:w-40" />
    </p>
  );
}

function leadOf(count: number): ReactNode {
  if (count > 0) return words.shell.waiting.waits(count);
  return (
    <>
      <CircleCheck aria-hidden size={20} className="shrink-0 text-leaf" />
      {words.home.empty.caughtUp}
    </>
  );
}

const FIRST_STEPS = later(async () => (await import('./parts/first-steps.tsx')).FirstSteps);
const OPEN_JOBS = later(async () => (await import('./parts/open-jobs.tsx')).OpenJobs);
const FEATURED = later(async () => (await import('#web/ui/featured-gigs.tsx')).FeaturedGigs);

/** As tall as the cards to come: gigs in two rows on phones and one on a desk, three jobs stacked or side by side. */
const ROOM = { gigs: 'min-h-172 lg:min-h-104', jobs: 'min-h-132 lg:min-h-53' };

function NewJobs() {
  return <WhenNear part={OPEN_JOBS} given={{ room: ROOM.jobs }} room={ROOM.jobs} />;
}

/** Shown when nothing waits: hunters see gigs to order, talents jobs to bid for, and new sellers their first steps. */
function Idle({ side, onSteps }: { side: Side; onSteps: (steps: StepsDone | null) => void }) {
  if (side === 'talent')
    return (
      <WhenNear
        part={FIRST_STEPS}
        given={{ onSteps, room: ROOM.jobs, children: <NewJobs /> }}
        room={ROOM.jobs}
      />
    );
  const action = (
    <ButtonLink to={paths.gigSearch} variant="secondary">
      {words.common.actions.findTalents}
    </ButtonLink>
  );
  return <WhenNear part={FEATURED} given={{ action, room: ROOM.gigs }} room={ROOM.gigs} />;
}
