/** An own gig on the profile: how others see it, whether they see it, and what can be done with it. */

import { Link } from '@tanstack/react-router';
import {
  ArrowUpRight,
  CirclePause,
  Ellipsis,
  Globe,
  ImagePlus,
  Images,
  PencilLine,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GigCard, OwnGigCard as OwnGig } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { ButtonLink, IconButton } from '#web/ui/basics/button.tsx';
import { MediaCover } from '#web/ui/cards/media-cover.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import { DeleteGigDialog } from '../own/delete-gig-dialog.tsx';
import { GigBadge } from '../own/gig-badge.tsx';
import { type GigStatusActions, useGigStatus } from '../own/use-gig-status.ts';

export function OwnGigCard({ gig, share }: { gig: OwnGig; share: ReactNode }) {
  const actions = useGigStatus(gig.id);
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
      <span className="relative block">
        {gig.cover ? (
          <MediaCover media={gig.cover} alt="" sizes="(min-width: 640px) 380px, 100vw" />
        ) : (
          <NoCover />
        )}
        <span className="absolute top-2 left-2 flex rounded-full bg-card">
          <GigBadge status={gig.status} />
        </span>
      </span>
      <div className="grid flex-1 content-start gap-1 px-4 pt-3">
        <h3 className="line-clamp-2 text-base leading-6 sm:min-h-12">
          <Link to={paths.gig} params={{ id: gig.id }} className="hover:underline">
            {gig.title}
          </Link>
        </h3>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-bold tabular-nums">
            {words.common.amounts.from(showNaira(gig.price_from))}
          </span>
          <span className="text-sm text-soft">{words.common.counted.days(gig.delivery_days)}</span>
        </p>
      </div>
      <div className="flex items-center gap-1 px-4 pt-3 pb-4">
        <NextButton gig={gig} />
        <span className="flex-1" />
        {share}
        <Menu
          trigger={
            <IconButton label={words.gigs.list.more(gig.title)} className="-mr-2">
              <Ellipsis size={20} />
            </IconButton>
          }
          entries={entriesFor(gig, actions, () => setDeleting(true))}
        />
      </div>
      {deleting && <DeleteGigDialog gig={gig} onClose={() => setDeleting(false)} />}
    </li>
  );
}

/** A draft without gallery wants its gallery first. */
function NextButton({ gig }: { gig: GigCard }) {
  if (!gig.cover) {
    return (
      <ButtonLink
        to={paths.editGig}
        params={{ id: gig.id }}
        search={{ step: 'gallery' }}
        variant="secondary"
        icon={<ImagePlus size={18} />}
        aria-label={words.gigs.list.addPicturesTo(gig.title)}
      >
        {words.gigs.list.addPictures}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={paths.editGig}
      params={{ id: gig.id }}
      variant="secondary"
      icon={<PencilLine size={18} />}
      aria-label={words.common.actions.editNamed(gig.title)}
    >
      {words.common.actions.edit}
    </ButtonLink>
  );
}

function entriesFor(
  gig: OwnGig,
  { publish, pause, busy }: GigStatusActions,
  remove: () => void,
): MenuEntry[] {
  const again = gig.status === 'paused';
  const edit = { to: paths.editGig, params: { id: gig.id } } as const;
  return [
    {
      kind: 'link',
      label: words.common.actions.viewPublicPage,
      icon: <ArrowUpRight size={18} />,
      link: <Link to={paths.gig} params={{ id: gig.id }} />,
    },
    {
      kind: 'link',
      label: words.gigs.list.editOverview,
      icon: <PencilLine size={18} />,
      link: <Link {...edit} />,
    },
    {
      kind: 'link',
      label: words.gigs.list.editGallery,
      icon: <Images size={18} />,
      link: <Link {...edit} search={{ step: 'gallery' }} />,
    },
    ...(gig.can.includes('publish')
      ? [
          {
            kind: 'action',
            label: again ? words.gigs.status.publishAgain : words.gigs.status.publish,
            icon: <Globe size={18} />,
            disabled: busy,
            onSelect: () => publish(),
          } as const,
        ]
      : []),
    ...(gig.can.includes('pause')
      ? [
          {
            kind: 'action',
            label: words.gigs.status.pause,
            icon: <CirclePause size={18} />,
            disabled: busy,
            onSelect: pause,
          } as const,
        ]
      : []),
    { kind: 'line' },
    {
      kind: 'action',
      label: words.common.actions.delete,
      icon: <Trash2 size={18} />,
      danger: true,
      onSelect: remove,
    },
  ];
}

function NoCover() {
  return (
    <span className="grid aspect-4/3 place-content-center justify-items-center gap-2 bg-wash p-4 text-center text-on-wash">
      <ImagePlus aria-hidden size={32} strokeWidth={1.5} />
      <span className="text-sm">{words.gigs.list.noPictures}</span>
    </span>
  );
}
