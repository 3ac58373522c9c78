/** A new gig: its overview, saved as a draft on the server; then its gallery. */
import type { Gig } from '#contract/gigs/gigs.ts';
import { LazyStep, StepFrame } from './step-frame.tsx';
import { NEW_OVERVIEW } from './steps.ts';

/** `onCreated` gets the draft; its gallery is the next step. */
export function CreateGig({ onCreated }: { onCreated: (gig: Gig) => void }) {
  return (
    <StepFrame step="overview">
      <LazyStep step={NEW_OVERVIEW} given={{ onSaved: onCreated }} />
    </StepFrame>
  );
}
