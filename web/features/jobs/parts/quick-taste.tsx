/** The second card: works of the chosen kind; the talents of those picked are invited to the job. */
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { withCover } from '#contract/gigs/covers.ts';
import { gigSearch } from '#contract/gigs/search.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { MediaCover } from '#web/ui/cards/media-cover.tsx';
import { PICKS_MAX, type QuickControl } from '../quick-form.ts';

const w = words.buying.quickJob;
const WORKS = '12';
/** With fewer works than this, gigs of the same category are added. */
const FEW = 6;

export function TasteCard({ control }: { control: QuickControl }) {
  const skill = useWatch({ control, name: 'skill' });
  const { field } = useController({ control, name: 'picks' });
  const skills = useQuery(callOptions(catalogue.skills));
  const chosen = skills.data?.skills.find(({ name }) => name === skill);
  const works = useWorks(chosen && { skill: chosen.id });
  const few = works.isSuccess && works.data.length < FEW;
  const more = useWorks(few && chosen && { category: chosen.categoryId });
  const picks = field.value;
  return (
    <QueryView query={works} errorTitle={w.tasteFailed} waiting={<Skeleton className="h-80" />}>
      {(own) => {
        const shown = [...new Map([...own, ...(more.data ?? [])].map((gig) => [gig.id, gig])).values()];
        if (shown.length === 0) return <p className="text-soft">{w.noTaste}</p>;
        return (
          <fieldset className="grid gap-3">
            <legend className="mb-3 text-soft">{w.tasteLead(PICKS_MAX)}</legend>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {shown.map((gig) => {
                const isPicked = picks.some((one) => one.gig === gig.id);
                const own = { gig: gig.id, talent: gig.userId, name: gig.user.name };
                return (
                  <label
                    key={gig.id}
                    className="relative block cursor-pointer overflow-hidden rounded border-2 border-line has-checked:border-primary has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed has-disabled:opacity-55"
                  >
                    {gig.cover && <MediaCover media={gig.cover} alt="" sizes="200px" bare tap={false} />}
                    <input
                      type="checkbox"
                      checked={isPicked}
                      disabled={picks.length >= PICKS_MAX && !isPicked}
                      aria-label={w.by(gig.title, gig.user.name)}
                      onChange={() =>
                        field.onChange(isPicked ? picks.filter((one) => one.gig !== gig.id) : [...picks, own])
                      }
                      className="tick absolute top-2 right-2"
                    />
                    <span className="block truncate px-2.5 py-1.5 text-sm text-soft">{gig.user.name}</span>
                  </label>
                );
              })}
            </div>
          </fieldset>
        );
      }}
    </QueryView>
  );
}

/** Gigs whose cover has a picture. */
function useWorks(asked: { skill: string } | { category: string } | false | undefined) {
  return useQuery({
    ...callOptions(gigSearch.search, { query: { ...asked, limit: WORKS } }),
    enabled: !!asked,
    select: ({ gigs }) => gigs.map(withCover).filter(({ cover }) => cover?.picture),
  });
}
