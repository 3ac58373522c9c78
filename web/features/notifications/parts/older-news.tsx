/** Older notifications come when the end of the list comes into view; the button is for whoever does not scroll. */
import { useEffect, useRef } from 'react';
import type { Pages } from '#web/lib/pages.ts';
import { LoadMore } from '#web/ui/lists/load-more.tsx';

/** How far ahead of the end, in pixels. */
const AHEAD = '300px';

export function OlderNews({ pages }: { pages: Pages<unknown> }) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(() => undefined as unknown);
  const waits = pages.hasMore && !pages.isFetching && !pages.error;
  useEffect(() => {
    load.current = pages.loadMore;
  });
  useEffect(() => {
    if (!end.current || !waits) return;
    const look = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: AHEAD,
    });
    look.observe(end.current);
    return () => look.disconnect();
  }, [waits]);
  return (
    <div ref={end}>
      <LoadMore pages={pages} />
    </div>
  );
}
