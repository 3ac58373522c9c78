/** The Overview step, new or of a stored gig: saved, put in view, and on to the gallery. */
import { useQueryClient } from '@tanstack/react-query';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { EMPTY_GIG, toGigValues } from '../gig-form.ts';
import { putGig } from '../own/known-gig.ts';
import { OverviewForm } from './overview-form.tsx';

type NewProps = { onSaving: () => void; onSaved: (gig: Gig) => void };

/** A new gig becomes a draft on the server. */
export function NewOverview({ onSaving, onSaved }: NewProps) {
  const client = useQueryClient();
  const create = useMutationCall(gigs.create);
  return (
    <OverviewForm
      start={EMPTY_GIG}
      draft="create-gig"
      cover={null}
      save={async (body) => {
        onSaving();
        return (await create.mutateAsync({ body })).gig;
      }}
      onSaved={(gig) => {
        putGig(client, gig);
        notify.good(words.notifications.fixed.saved);
        onSaved(gig);
      }}
    />
  );
}

export function StoredOverview({ gig, onSaved }: { gig: Gig; onSaved: () => void }) {
  const client = useQueryClient();
  const update = useMutationCall(gigs.update);
  return (
    <OverviewForm
      start={toGigValues(gig)}
      draft={`edit-gig.${gig.id}`}
      cover={gig.gallery[0] ?? null}
      live={gig.status === 'live'}
      save={async (body) => (await update.mutateAsync({ params: { id: gig.id }, body })).gig}
      onSaved={(changed) => {
        putGig(client, changed);
        notify.good(words.notifications.fixed.edited);
        onSaved();
      }}
    />
  );
}
