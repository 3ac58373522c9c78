/** /trackerTalentList: the talent's orders that their hunters track (rule 9.12). */
import * as paths from '#contract/site/paths.ts';
import { screens, words } from '#contract/words.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { TrackedTable, useTracked } from './parts/tracked-table.tsx';

export function TalentTrackerScreen() {
  const { heading } = words.task;
  return (
    <>
      <PageHeader title={heading} back />
      <TrackedTable
        side="talent"
        caption={heading}
        pages={useTracked('talent')}
        empty={
          <EmptyState
            title={screens.tracker.noTrackedOrders}
            text={screens.tracker.whenAHunterPutsOneOf}
            action={
              <ButtonLink to={paths.talentOrders} search={{ tab: 'active' }}>
                {screens.tracker.seeYourActiveOrders}
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
}
