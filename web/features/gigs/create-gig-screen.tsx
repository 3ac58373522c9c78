/** A new gig: its overview, saved as a draft on the server; then its gallery. */
import type { Gig } from '#contract/gigs/gigs.ts';
import { later } from '#web/lib/later.ts';
import { GALLERY, LazyStep, StepFrame } from './parts/step-frame.tsx';

const NEW_OVERVIEW = later(async () => (await import('./parts/overview-step.tsx')).NewOverview);
export const EDIT_GIG = later(async () => (await import('./edit-gig-screen.tsx')).EditGig);

/** Loads the code of the next step while the form is being saved. */
function fetchNext(): void {
  void Promise.all([EDIT_GIG.fetch(), GALLERY.fetch()]).catch(() => undefined);
}

/** `onCreated` gets the draft; its gallery is the next step. */
export function CreateGig({ onCreated }: { onCreated: (gig: Gig) => void }) {
  return (
    <StepFrame step="overview">
      <LazyStep step={NEW_OVERVIEW} given={{ onSaving: fetchNext, onSaved: onCreated }} />
    </StepFrame>
  );
}
