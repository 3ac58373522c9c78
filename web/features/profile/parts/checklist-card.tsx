/** What a talent's page still lacks: each step leads to the very place where it is done, and says why it pays. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ChecklistStep, people } from '#contract/people/people.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { ProgressBar } from '#web/ui/lists/progress-bar.tsx';
import type { OpenOwnDialog } from '../own-dialogs.tsx';

/** Renders nothing when all is done or while loading: the page is complete without it. */
export function ChecklistCard({ open }: { open: OpenOwnDialog }) {
  const { data } = useQuery(callOptions(people.checklist));
  const steps = data?.steps ?? [];
  const left = steps.filter(({ done }) => !done);
  const done = steps.filter((step) => step.done);
  if (left.length === 0) return null;
  return (
    <Card
      title={words.profiles.checklist.title}
      actions={
        <p className="text-sm text-soft tabular-nums">
          {words.common.amounts.done(done.length, steps.length)}
        </p>
      }
    >
      <ProgressBar part={done.length / steps.length} label={words.profiles.checklist.progress} />
      <p className="mt-2 text-soft">{words.profiles.checklist.lead}</p>
      <ul className="mt-3 -mb-2 grid divide-y divide-line">
        {left.map(({ step }) => (
          <li key={step}>
            <StepDoor step={step} open={open} />
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-soft">
          {done.map(({ step }) => (
            <span key={step} className="inline-flex items-center gap-1.5">
              <Check aria-hidden size={16} className="text-leaf" />
              {STEPS[step].done}
              <span className="sr-only"> {words.profiles.checklist.done}</span>
            </span>
          ))}
        </p>
      )}
    </Card>
  );
}

const doorClass =
  'group -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded px-2 py-2.5 text-left text-ink no-underline hover:bg-wash';

function StepDoor({ step, open }: { step: ChecklistStep; open: OpenOwnDialog }) {
  const inside = <Inside step={step} />;
  if (step === 'gig') {
    return (
      <Link to={paths.createGig} className={doorClass}>
        {inside}
      </Link>
    );
  }
  if (step === 'past-work') {
    return (
      <Link to={paths.pastWork} search={{ upload: true }} className={doorClass}>
        {inside}
      </Link>
    );
  }
  const onClick = () => open(dialogOf(step));
  return (
    <button type="button" onClick={onClick} className={doorClass}>
      {inside}
    </button>
  );
}

function dialogOf(step: Exclude<ChecklistStep, 'gig' | 'past-work'>) {
  switch (step) {
    case 'skill':
      return { kind: 'skills' } as const;
    case 'language':
      return { kind: 'languages' } as const;
    case 'education':
      return { kind: 'education' } as const;
    default:
      return { kind: 'look', part: step } as const;
  }
}

function Inside({ step }: { step: ChecklistStep }): ReactNode {
  const { label, why } = STEPS[step];
  return (
    <>
      <span aria-hidden className="size-5 shrink-0 rounded-full border-2 border-control" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-link">{label}</span>
        <span className="block text-soft">{why}</span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-soft" />
    </>
  );
}

// The steps to a profile worth hiring, each in words with the reason.

/** In the imperative, as button labels. */
const STEPS: Record<ChecklistStep, { label: string; why: string; done: string }> = {
  picture: {
    label: words.profiles.checklist.picture,
    why: words.profiles.checklist.pictureWhy,
    done: words.common.labels.picture,
  },
  storyline: {
    label: words.profiles.checklist.storyLine,
    why: words.profiles.checklist.storyLineWhy,
    done: words.profiles.look.storyLine,
  },
  description: {
    label: words.profiles.checklist.description,
    why: words.profiles.checklist.descriptionWhy,
    done: words.common.fixed.description,
  },
  skill: {
    label: words.profiles.checklist.skill,
    why: words.profiles.checklist.skillWhy,
    done: words.common.labels.skill,
  },
  language: {
    label: words.profiles.checklist.language,
    why: words.profiles.checklist.languageWhy,
    done: words.common.labels.language,
  },
  education: {
    label: words.profiles.checklist.education,
    why: words.profiles.checklist.educationWhy,
    done: words.profiles.education.title,
  },
  'past-work': {
    label: words.profiles.checklist.pastWork,
    why: words.profiles.checklist.pastWorkWhy,
    done: words.common.places.pastWork,
  },
  gig: {
    label: words.profiles.checklist.gig,
    why: words.profiles.checklist.gigWhy,
    done: words.common.places.portfolio,
  },
};
