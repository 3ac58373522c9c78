/** The talent's own gigs in every state, for their profile, as cards (rule 9.6): edit, publish, pause, delete, share. */
import { Link } from '@tanstack/react-router';
import {
  ArrowUpRight,
  CirclePause,
  Ellipsis,
  Globe,
  ImagePlus,
  PencilLine,
  Plus,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type GigSummary, gigs, type OwnGig } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { ButtonLink, IconButton } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SkeletonGrid } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { GigPrice } from '#web/ui/cards/gig-card.tsx';
import { MediaCover } from '#web/ui/cards/media-cover.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import { DeleteGigDialog, GigBadge, type GigStatusActions, NoCover, useGigStatus } from '../own/own-gig.tsx';

type Props = {
  /** Renders the share button on the card of a live gig. */
  share?: (gig: GigSummary) => ReactNode;
};

/** Includes its own heading (`h2`) and its own loading, empty and failed states. */
export function OwnGigs({ share }: Props) {
  const pages = useCallPages(gigs.listOwn, { query: {} }, (reply) => ({
    items: reply.gigs,
    next: reply.next,
  }));
  const some = (pages.data?.length ?? 0) > 0;
  return (
    <section aria-label={words.common.places.portfolio} className="@container grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl leading-7">{words.common.places.portfolio}</h2>
        {some && <CreateButton />}
      </div>
      <QueryView query={pages} errorTitle={words.gigs.list.failed} waiting={<Waiting />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title={words.common.fixed.noPortfolio}
              text={words.gigs.list.empty}
              action={<CreateButton />}
            />
          ) : (
            <>
              <ul
                aria-label={words.gigs.list.label}
                className="grid grid-cols-2 gap-3 @md:gap-4 @4xl:grid-cols-3"
              >
                {list.map((gig) => (
                  <OwnGigCard key={gig.id} gig={gig} share={gig.status === 'live' && share?.(gig)} />
                ))}
              </ul>
              <LoadMore pages={pages} />
            </>
          )
        }
      </QueryView>
    </section>
  );
}

function CreateButton() {
  return (
    <ButtonLink to={paths.createGig} icon={<Plus size={18} />}>
      {words.gigs.fixed.create}
    </ButtonLink>
  );
}

function Waiting() {
  return (
    <SkeletonGrid
      className="grid-cols-2 gap-3 @md:gap-4 @4xl:grid-cols-3"
      shapes={['h-80 rounded', 'h-80 rounded']}
    />
  );
}

/** An own gig on the profile: how others see it, whether they can see it, and its actions. */
function OwnGigCard({ gig, share }: { gig: OwnGig; share: ReactNode }) {
  const actions = useGigStatus(gig.id);
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="card flex flex-col overflow-hidden">
      <span className="relative block">
        {gig.cover ? (
          <MediaCover media={gig.cover} alt="" sizes="(min-width: 640px) 380px, 48vw" />
        ) : (
          <NoCover text={words.gigs.list.noPictures} />
        )}
        <span className="absolute top-2 left-2 flex rounded-full bg-card">
          <GigBadge status={gig.status} />
        </span>
      </span>
      <div className="grid flex-1 content-start gap-1 px-2.5 pt-3 @md:px-4">
        <h3 className="line-clamp-3 text-sm leading-5 @md:text-base @md:leading-6">
          <Link to={paths.gig} params={{ id: gig.id }} className="hover:underline">
            {gig.title}
          </Link>
        </h3>
        <GigPrice gig={gig} />
      </div>
      <div className="flex items-center px-1.5 py-2 @md:gap-1 @md:px-4 @md:pt-3 @md:pb-4">
        <NextButton gig={gig} />
        <span className="flex-1" />
        {share}
        <Menu
          trigger={
            <IconButton label={words.gigs.list.more(gig.title)} className="@md:-mr-2">
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

/** The next action; a draft without a gallery needs one first. */
function NextButton({ gig }: { gig: GigSummary }) {
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
        <span className="@max-md:sr-only">{words.gigs.list.addPictures}</span>
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
      <span className="@max-md:sr-only">{words.common.actions.edit}</span>
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
      icon: <ImagePlus size={18} />,
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
