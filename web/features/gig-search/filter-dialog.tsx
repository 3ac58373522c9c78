/** The filters on a phone. */
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { Filters, type FoundGigs } from './parts/filters.tsx';
import type { GigFilters } from './search-state.ts';

type Props = {
  filters: GigFilters;
  first: FoundGigs | undefined;
  found: (total: { count: number; more: boolean }) => string;
  onClose: () => void;
};

export function FilterDialog({ filters, first, found, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.gigs.filters.title}
      actions={
        <Button onClick={onClose}>
          {words.common.actions.show(first?.total ? found(first.total) : words.gigs.filters.gigs)}
        </Button>
      }
    >
      {first?.facets ? <Filters filters={filters} facets={first.facets} /> : <SpinnerBlock />}
    </Dialog>
  );
}
