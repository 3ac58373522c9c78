/** /trackerTalentList: the talent's orders that their hunters track (rule 9.12). */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { TrackedTable, useTracked } from './parts/tracked-table.tsx';

export function TalentTrackerScreen() {
  return (
    <>
      <PageHeader title={words.tracker.fixed.heading} back />
      <TrackedTable
        side="talent"
        caption={words.tracker.fixed.heading}
        pages={useTracked('talent')}
        empty={
          <EmptyState
            title={words.tracker.list.empty}
            text={words.tracker.list.talentEmptyText}
            action={
              <ButtonLink to={paths.talentOrders} search={{ tab: 'active' }}>
                {words.tracker.list.seeActiveOrders}
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
}
