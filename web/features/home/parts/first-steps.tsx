/** For a talent with nothing to do: the first steps of a new seller, then the newest jobs. */
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { type ChecklistStep, people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { usePerson } from '#web/lib/session.ts';
import { AdirePattern } from '#web/ui/basics/adire-pattern.tsx';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';

/** The steps of the checklist without which nobody is hired. */
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

export type StepsDone = { done: number; all: number };
type Props = {
  /** Called with the number of completed steps while they are shown, and with null afterwards. */
  onSteps: (steps: StepsDone | null) => void;
  /** Class that reserves the space until it is known whether there are steps. */
  room: string;
  /** Shown below the steps. */
  children: ReactNode;
};

export function FirstSteps({ onSteps, room, children }: Props) {
  const { data, isPending } = useQuery(callOptions(people.checklist));
  if (isPending) return <div aria-hidden className={room} />;
  const done = new Set(data?.steps.filter((one) => one.done).map(({ step }) => step));
  const begins = data && STEPS.some(({ step }) => !done.has(step));
  return (
    <>
      {begins && <Steps done={done} onSteps={onSteps} />}
      {children}
    </>
  );
}

type StepsProps = Pick<Props, 'onSteps'> & { done: ReadonlySet<ChecklistStep> };

function Steps({ done, onSteps }: StepsProps) {
  const next = STEPS.find(({ step }) => !done.has(step));
  const count = STEPS.filter(({ step }) => done.has(step)).length;
  useLayoutEffect(() => {
    onSteps({ done: count, all: STEPS.length });
    return () => onSteps(null);
  }, [count, onSteps]);
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <OwnCard />
      <section className="card p-4 sm:p-5">
        <h2 className="text-lg leading-7">{words.profiles.checklist.title}</h2>
        <p className="mb-2 text-pretty text-soft">{words.profiles.checklist.lead}</p>
        <ul className="-mb-2 grid divide-y divide-line">
          {STEPS.map((one, index) => (
            <li
              key={one.step}
              className="relative flex min-h-15 items-center gap-x-3 gap-y-2.5 py-2 max-sm:flex-wrap"
            >
              {done.has(one.step) ? (
                <CircleCheck aria-hidden size={22} className="shrink-0 text-leaf" />
              ) : (
                <span
                  aria-hidden
                  className="grid size-5.5 shrink-0 place-items-center rounded-full bg-wash text-xs font-bold text-on-wash"
                >
                  {index + 1}
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className="block leading-5 font-semibold">
                  {one.name}
                  {done.has(one.step) && <span className="sr-only"> {words.profiles.checklist.done}</span>}
                </span>
                <span className="block text-sm leading-4.5 text-pretty text-soft">{one.why}</span>
              </span>
              {!done.has(one.step) && (
                <ButtonLink
                  {...one.way}
                  variant={one === next ? 'primary' : 'secondary'}
                  className={one === next ? 'max-sm:w-full sm:w-56' : laterClass}
                >
                  <span className={one === next ? undefined : 'max-sm:sr-only'}>{one.label}</span>
                  {one !== next && <ChevronRight aria-hidden size={20} className="sm:hidden" />}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The talent's own card so far: cloth where the work will be, lines where the story line will be. */
function OwnCard() {
  const { user, user_profile: profile } = usePerson();
  return (
    <section className="grid content-start gap-2 lg:order-last">
      <h2 className="text-sm leading-5 font-semibold text-soft">{words.home.begin.seen}</h2>
      <div className="card overflow-hidden shadow-soft">
        <AdirePattern className="h-16 w-full lg:h-40" />
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 p-3 lg:p-4">
          <Avatar name={user.name} image={profile?.profile_image} size="lg" />
          <div className="grid gap-1.5">
            <p className="font-semibold wrap-anywhere">{user.name}</p>
            {profile?.storyline ? (
              <p className="line-clamp-2 text-sm text-soft">{profile.storyline}</p>
            ) : (
              <span aria-hidden className="grid gap-1.5 *:h-2 *:rounded-full *:bg-sunken">
                <span />
                <span className="w-2/3" />
              </span>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** On phones the whole row of a later step is its link. */
const laterClass =
  'sm:w-56 max-sm:-mr-2 max-sm:border-transparent max-sm:bg-transparent max-sm:after:absolute max-sm:after:inset-0';
