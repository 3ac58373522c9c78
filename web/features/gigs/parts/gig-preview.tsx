/** Live preview of how the gig will look in lists. */
import { useWatch } from 'react-hook-form';
import type { Media } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { usePerson } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { MediaCover } from '#web/ui/cards/media-cover.tsx';
import type { GigControl, PackageValues } from '../gig-form.ts';
import { NoCover } from '../own/own-gig.tsx';

export function GigPreview({ control, cover }: { control: GigControl; cover: Media | null }) {
  const person = usePerson();
  const [title, overview, packages] = useWatch({ control, name: ['title', 'overview', 'scopepackage'] });
  const profile = person.user_profile;
  const name = profile ? `${profile.firstname} ${profile.lastname}` : person.user.name;
  const price = lowest(packages, (one) => nairaOf(one.price));
  const days = lowest(packages, (one) => nairaOf(one.delivery_days));
  return (
    <section aria-label={words.gigs.preview.label} className="grid gap-2">
      <p className="text-sm font-semibold text-soft">{words.gigs.preview.lead}</p>
      <div className="card overflow-hidden shadow-soft">
        {cover ? (
          <MediaCover media={cover} alt="" sizes="320px" />
        ) : (
          <NoCover text={words.gigs.preview.pictures} />
        )}
        <div className="grid gap-2 p-4">
          <p className="flex min-w-0 items-center gap-2 text-sm">
            <Avatar name={name} image={profile?.profile_image} size="sm" />
            <span className="truncate">{name}</span>
          </p>
          <p className={title ? 'line-clamp-2 font-semibold' : 'text-soft'}>
            {title || words.gigs.preview.title}
          </p>
          {overview && <p className="line-clamp-2 text-sm text-soft">{overview}</p>}
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2">
            <span className="font-bold tabular-nums">
              {price === null ? words.common.labels.yourPrice : words.common.amounts.from(showNaira(price))}
            </span>
            {days !== null && days > 0 && (
              <span className="text-sm text-soft">{words.common.counted.days(days)}</span>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

function lowest(
  packages: readonly PackageValues[],
  of: (one: PackageValues) => number | null,
): number | null {
  const known = packages.map(of).filter((amount) => amount !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
