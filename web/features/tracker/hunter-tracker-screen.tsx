/** /hunterDashboard/projecttrackerhunter: the orders that a hunter tracks, and the way to add one (rule 9.16). */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { TrackedTable, useTracked } from './parts/tracked-table.tsx';

const ADD_ORDER = later(async () => (await import('./add-order-dialog.tsx')).AddOrderDialog);

export function HunterTrackerScreen() {
  const [adding, setAdding] = useState(false);
  const pages = useTracked('hunter');
  const add = () => setAdding(true);
  return (
    <>
      <PageHeader
        title={words.common.fixed.projectTracker}
        text={words.tracker.list.lead}
        back
        actions={
          <Button icon={<Plus size={18} />} onClick={add}>
            {words.tracker.fixed.addOrder}
          </Button>
        }
      />
      <TrackedTable
        side="hunter"
        caption={words.common.fixed.projectTracker}
        pages={pages}
        empty={
          <EmptyState
            title={words.tracker.list.empty}
            text={words.tracker.list.hunterEmptyText}
            action={
              <Button variant="secondary" onClick={add}>
                {words.tracker.fixed.addOrder}
              </Button>
            }
          />
        }
      />
      {adding && (
        <LazyDialog
          dialog={ADD_ORDER}
          given={{ tracked: pages.data ?? [], onClose: () => setAdding(false) }}
        />
      )}
    </>
  );
}
