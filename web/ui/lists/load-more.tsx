/** The button under a long list, there only while there is more. */
import { words } from '#contract/words.ts';
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
        {words.common.actions.loadMore}
      </Button>
    </div>
  );
}
