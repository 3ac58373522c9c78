/** Past work on a profile: the newest pieces, and a link to all of them. */
import { ArrowRight, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PastWorkItem } from '#contract/past-work/past-work.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { SkeletonGrid } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { PastWorkPiece, useOwnPastWork, usePastWorkOf } from './past-work-gallery.tsx';

const SHOWN = 3;
const SIZES = '(min-width: 1280px) 260px, (min-width: 640px) 31vw, 48vw';

/** On one's own page it is shown even when empty, so that one can add the first piece. */
export function OwnPastWork() {
  const pages = useOwnPastWork();
  const all = (
    <ButtonLink
      to={paths.pastWork}
      variant="secondary"
      icon={<ArrowRight size={18} />}
      className="-my-2 flex-row-reverse"
    >
      {words.profiles.pastWork.viewOwn}
    </ButtonLink>
  );
  return (
    <Section pages={pages} action={pages.data?.length !== 0 && all}>
      <div className="card flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
        <p className="min-w-56 flex-1 text-soft">{words.profiles.pastWork.start}</p>
        <ButtonLink
          to={paths.pastWork}
          search={{ upload: true }}
          variant="secondary"
          icon={<ImagePlus size={18} />}
        >
          {words.profiles.fixed.uploadPastJobs}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** On somebody else's page; `count` comes from their profile, and at 0 there is no section. */
export function PastWorkOf({ personId, count }: { personId: string; count: number }) {
  return count > 0 ? <Counted personId={personId} count={count} /> : null;
}

function Counted({ personId, count }: { personId: string; count: number }) {
  const pages = usePastWorkOf(personId);
  return (
    <Section
      pages={pages}
      action={
        count > SHOWN && (
          <ButtonLink
            to={paths.pastWorkOf}
            params={{ id: personId }}
            variant="secondary"
            icon={<ArrowRight size={18} />}
            className="-my-2 flex-row-reverse"
          >
            {words.profiles.pastWork.viewAll(count)}
          </ButtonLink>
        )
      }
    />
  );
}

type SectionProps = { pages: Pages<PastWorkItem>; action: ReactNode; children?: ReactNode };

function Section({ pages, action, children }: SectionProps) {
  return (
    <section aria-label={words.common.places.pastWork} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl leading-7">{words.common.places.pastWork}</h2>
        {action}
      </div>
      <QueryView query={pages} errorTitle={words.profiles.pastWork.failed} waiting={<Waiting />}>
        {(items) =>
          items.length === 0 ? (
            children
          ) : (
            <ul
              aria-label={words.profiles.pastWork.newest}
              className="grid grid-cols-2 gap-3 max-sm:*:nth-3:col-span-2 sm:grid-cols-3 sm:gap-4"
            >
              {items.slice(0, SHOWN).map((item) => (
                <PastWorkPiece key={item.id} item={item} sizes={SIZES} brief />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

function Waiting() {
  return (
    <SkeletonGrid
      className="grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4"
      shapes={['h-56 rounded', 'h-56 rounded max-sm:hidden', 'h-56 rounded max-sm:hidden']}
    />
  );
}
