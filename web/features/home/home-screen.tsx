/** Home: what waits for the reader with its buttons, what waits for others, and the money. */
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { type Side, usePerson } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Skeleton, SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import type { StepsDone } from './parts/first-steps.tsx';
import { MoneyLine } from './parts/money-line.tsx';
import { TurnList } from './parts/turn-list.tsx';
import { WaitingList } from './parts/waiting-list.tsx';
import { useTurns } from './use-turns.ts';

type Props = {
  side: Side;
  /** So many cards until all are asked for. */
  shown: number;
  /** What stands first. */
  begin?: ReactNode;
  /** What stands below, such as links to other places; not for who begins, who has steps to do. */
  children?: ReactNode;
};

export function Home({ side, shown, begin, children }: Props) {
  const query = useTurns(side);
  const count = query.data?.mine.length;
  const [steps, setSteps] = useState<StepsDone | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {begin}
      <header className="grid gap-1">
        <Title begins={steps !== null} />
        {steps ? (
          <StepsLine steps={steps} />
        ) : (
          <p className="min-h-6 text-soft">{count !== undefined && leadOf(count)}</p>
        )}
      </header>
      <QueryView
        query={query}
        errorTitle={words.home.titles.failed}
        waiting={<SkeletonList rows={2} className="h-44" />}
      >
        {({ mine, theirs, money }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <MoneyLine money={money} side={side} />
            {mine.length > 0 ? (
              <TurnList cards={mine} side={side} shown={shown} ready={money.ready} />
            ) : (
              <Idle side={side} onSteps={setSteps} />
            )}
            <WaitingList cards={theirs} side={side} />
            {!steps && children}
          </div>
        )}
      </QueryView>
    </div>
  );
}

/** Who begins is greeted; people write their names, so it has the face of the text. */
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

/** The card of whom nothing waits says so itself. */
function leadOf(count: number): string {
  return count === 0 ? '' : words.shell.waiting.waits(count);
}

const FIRST_STEPS = later(async () => (await import('./parts/first-steps.tsx')).FirstSteps);

/** Nothing waits: who begins to sell has steps of their own. */
function Idle({ side, onSteps }: { side: Side; onSteps: (steps: StepsDone | null) => void }) {
  const { part: FirstSteps, failure } = useLater(FIRST_STEPS, side === 'talent');
  const caughtUp = <CaughtUp side={side} />;
  if (side === 'hunter' || failure !== null) return caughtUp;
  return FirstSteps ? <FirstSteps otherwise={caughtUp} onSteps={onSteps} /> : <Skeleton className="h-44" />;
}

/** Nothing waits: what to do next. */
function CaughtUp({ side }: { side: Side }) {
  const [best, other] = NEXT[side];
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex gap-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-wash text-leaf"
        >
          <CircleCheck size={20} />
        </span>
        <div className="grid gap-1">
          <h2 className="text-lg leading-6">{words.home.empty.title}</h2>
          <p className="max-w-prose text-pretty text-soft">{words.home.empty[side]}</p>
        </div>
      </div>
      <div className="flex w-full flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to={best.to}>{best.label}</ButtonLink>
        <ButtonLink to={other.to} variant="secondary">
          {other.label}
        </ButtonLink>
      </div>
    </section>
  );
}

const NEXT = {
  hunter: [
    { to: paths.gigSearch, label: words.common.actions.findTalents },
    { to: paths.createJob, label: words.common.actions.postJob },
  ],
  talent: [
    { to: paths.openJobs, label: words.home.empty.seeJobs },
    { to: paths.profile, label: words.home.empty.finishProfile },
  ],
} as const;
