/** The stepper above a gig's two steps; each step's code loads when it is entered, with a placeholder until then. */
import type { ComponentType, ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { type Later, later } from '#web/lib/later.ts';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { SkeletonGrid } from '#web/ui/basics/loading.tsx';
import { Stepper } from '#web/ui/pieces/stepper.tsx';
import type { GigStep } from '../gig-steps.ts';

/** Loaded separately: form and upload are heavy and never shown together. */
export const STORED_OVERVIEW = later(async () => (await import('./overview-step.tsx')).StoredOverview);
export const GALLERY = later(async () => (await import('./gallery-step.tsx')).GalleryStep);

export function StepFrame({ step, children }: { step: GigStep; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <div className="max-w-md">
        <Stepper
          label={words.gigs.steps.label}
          steps={[
            { label: words.common.fixed.overview, state: step === 'overview' ? 'current' : 'done' },
            { label: words.common.fixed.gallery, state: step === 'gallery' ? 'current' : 'coming' },
          ]}
        />
      </div>
      {children}
    </div>
  );
}

/** One of the steps, with its props. */
export function LazyStep<Given extends object>({
  step,
  given,
}: {
  step: Later<ComponentType<Given>>;
  given: Given;
}) {
  return <LazyPart part={step} given={given} title={words.gigs.steps.failed} waiting={<StepWaiting />} />;
}

export function StepWaiting() {
  return <SkeletonGrid className="gap-5" shapes={['h-96 rounded', 'h-72 rounded']} />;
}
