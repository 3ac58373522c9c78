/** The button under a long list, there only while there is more. */
import { screens } from '#contract/words.ts';
import { Button } from '../basics/button.tsx';

/** Takes what `useCallPages` gives. */
export function LoadMore({
  pages,
}: {
  pages: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
}) {
  if (!pages.hasMore) return null;
  return (
    <div className="mt-5 text-center">
      <Button variant="secondary" busy={pages.isLoadingMore} onClick={pages.loadMore}>
        {screens.pieces.loadMore}
      </Button>
    </div>
  );
}
