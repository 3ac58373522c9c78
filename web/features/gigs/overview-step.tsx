/** The Overview step, new or of a stored gig: saved, put in view, and on to the gallery. */
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { notify } from '#web/ui/toast.tsx';
import { EMPTY_GIG, toGigValues } from './gig-form.ts';
import { OverviewForm } from './overview-form.tsx';
import { EDIT_GIG, GALLERY } from './steps.ts';
import { useGigsRefresh } from './use-gigs-refresh.ts';

/** A new gig becomes a draft on the server. */
export function NewOverview({ onSaved }: { onSaved: (gig: Gig) => void }) {
  const { put, refresh } = useGigsRefresh();
  const create = useMutationCall(gigs.create);
  return (
    <OverviewForm
      start={EMPTY_GIG}
      draft="create-gig"
      cover={null}
      save={async (body) => {
        // The next step comes while the answer is on its way.
        void Promise.all([EDIT_GIG.fetch(), GALLERY.fetch()]).catch(() => undefined);
        return (await create.mutateAsync({ body })).gig;
      }}
      onSaved={(gig) => {
        put(gig);
        void refresh(gig.id);
        notify.good(words.toast.saved);
        onSaved(gig);
      }}
    />
  );
}

export function StoredOverview({ gig, onSaved }: { gig: Gig; onSaved: () => void }) {
  const { put, refresh } = useGigsRefresh();
  const update = useMutationCall(gigs.update);
  return (
    <OverviewForm
      start={toGigValues(gig)}
      draft={`edit-gig.${gig.id}`}
      cover={gig.gallery[0] ?? null}
      live={gig.status === 'live'}
      save={async (body) => (await update.mutateAsync({ params: { id: gig.id }, body })).gig}
      onSaved={(changed) => {
        put(changed);
        void refresh(gig.id);
        notify.good(words.toast.edited);
        onSaved();
      }}
    />
  );
}
