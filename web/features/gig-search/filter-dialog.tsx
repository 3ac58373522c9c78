/** The filters on a phone. */
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Filters, type GigCounts } from './parts/filters.tsx';
import type { GigFilters } from './search-state.ts';

type Props = {
  filters: GigFilters;
  counts: GigCounts;
  found: (total: { count: number; more: boolean }) => string;
  onClose: () => void;
};

export function FilterDialog({ filters, counts, found, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.gigs.filters.title}
      actions={
        <Button onClick={onClose}>
          {words.common.actions.show(counts.data ? found(counts.data.total) : words.gigs.filters.gigs)}
        </Button>
      }
    >
      <QueryView query={counts} waiting={<SpinnerBlock />}>
        {({ facets }) => <Filters filters={filters} facets={facets} />}
      </QueryView>
    </Dialog>
  );
}
