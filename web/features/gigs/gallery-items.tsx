/** The gallery as it stands: in its order, which mouse, finger and keys can change; the first item is the cover. */

import { useState } from 'react';
import type { Media } from '#contract/core/media.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { screens } from '#contract/words.ts';
import { useDrag } from '#web/lib/drag/use-drag.ts';
import { later } from '#web/lib/later.ts';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { GalleryItem } from './gallery-item.tsx';
import { RemoveItemDialog } from './remove-item-dialog.tsx';
import { itemName, useArrange } from './use-arrange.ts';

const PLAY = later(async () => (await import('./play-dialog.tsx')).PlayDialog);

type Opened = { deed: 'play' | 'remove'; item: Media; name: string };

export function GalleryItems({ gig }: { gig: Gig }) {
  const { said, move } = useArrange(gig);
  const { drag, handle } = useDrag((id, over) => move(id, Number(over)));
  const [opened, setOpened] = useState<Opened | null>(null);
  const items = gig.gallery;
  const close = () => setOpened(null);
  return (
    <section aria-label={screens.common.gallery} className="grid gap-3">
      <p id="arrange-help" className="text-sm text-soft">
        {screens.gigs.theFirstOneIsTheCover}
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item, index) => {
          const name = itemName(item.kind, index);
          return (
            <GalleryItem
              key={item.id}
              item={item}
              name={name}
              index={index}
              count={items.length}
              drag={drag}
              handle={handle(item.id)}
              onMove={(place) => move(item.id, place)}
              onOpen={(deed) => setOpened({ deed, item, name })}
            />
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {opened?.deed === 'play' && (
        <LazyDialog dialog={PLAY} given={{ item: opened.item, name: opened.name, onClose: close }} />
      )}
      {opened?.deed === 'remove' && (
        <RemoveItemDialog gigId={gig.id} item={opened.item} name={opened.name} onClose={close} />
      )}
    </section>
  );
}
