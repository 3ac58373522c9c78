/** Editing an own gig or draft in its two steps. Another person's gig is shown as not found. */
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { NotFound } from '#web/ui/basics/message-screens.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import type { GigStep } from './gig-steps.ts';
import { DeleteGigDialog, GigBadge } from './own/own-gig.tsx';
import { GALLERY, LazyStep, STORED_OVERVIEW, StepFrame, StepWaiting } from './parts/step-frame.tsx';

type Props = {
  gigId: string;
  /** "Create a gig" while it is being made, "Edit gig" later. */
  title: string;
  step: GigStep;
  onStep: (step: GigStep) => void;
  /** Called after the last step and after deletion (rule 9.6: the profile is shown). */
  onDone: () => void;
};

export function EditGig({ gigId, title, step, onStep, onDone }: Props) {
  const query = useQuery(callOptions(gigs.get, { params: { id: gigId } }));
  const [deleting, setDeleting] = useState(false);
  const gig = query.data?.gig[0];
  if (query.data && !gig?.own) return <NotFound what="gig" />;
  return (
    <>
      <PageHeader
        back={step === 'gallery' ? () => onStep('overview') : onDone}
        title={title}
        text={gig?.title}
        badges={gig && <GigBadge status={gig.status} />}
      />
      <StepFrame step={step}>
        <QueryView query={query} about="gig" errorTitle={words.common.failed.gig} waiting={<StepWaiting />}>
          {() =>
            gig &&
            (step === 'overview' ? (
              <LazyStep key={step} step={STORED_OVERVIEW} given={{ gig, onSaved: () => onStep('gallery') }} />
            ) : (
              <LazyStep key={step} step={GALLERY} given={{ gig, onBack: () => onStep('overview'), onDone }} />
            ))
          }
        </QueryView>
      </StepFrame>
      {gig && (
        <Button
          variant="quiet"
          icon={<Trash2 size={18} />}
          onClick={() => setDeleting(true)}
          className="mt-6 text-brick"
        >
          {words.gigs.deleteGig.confirm}
        </Button>
      )}
      {gig && deleting && <DeleteGigDialog gig={gig} onClose={() => setDeleting(false)} onDeleted={onDone} />}
    </>
  );
}
