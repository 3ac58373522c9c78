/** /operator/disputes: what is to be decided, the oldest first. */
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { showDay, showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Choices } from './choices.tsx';
import { DisputeState } from './dispute-state.tsx';
import { ListFrame } from './list-frame.tsx';
import { PersonLink } from './tables.tsx';

type State = 'open' | 'ended';
type Props = { state: State; onState: (state: State) => void };

export function DisputesScreen({ state, onState }: Props) {
  const pages = useCallPages(operatorDisputes.list, { query: { state } }, (reply) => ({
    items: reply.disputes,
    next: reply.next,
  }));
  const empty = state === 'open' ? 'No dispute is open. Good.' : 'No dispute has ended yet.';
  return (
    <>
      <PageHeader title="Disputes" />
      <div className="mb-5">
        <Choices
          label="Which disputes"
          value={state}
          choices={[
            { value: 'open', label: 'Open' },
            { value: 'ended', label: 'Ended' },
          ]}
          onChoose={onState}
        />
      </div>
      <ListFrame pages={pages} errorTitle="Disputes could not be loaded" empty={empty}>
        {(disputes) => (
          <DataTable
            caption="Disputes"
            wide
            rows={disputes}
            rowKey={({ id }) => id}
            tone={({ overdue }) => (overdue ? 'refused' : undefined)}
            columns={[
              {
                header: 'Order',
                title: true,
                className: 'wrap-anywhere lg:min-w-40',
                cell: ({ id, title }) => (
                  <TextLink to="/operator/disputes/$id" params={{ id }}>
                    {title}
                  </TextLink>
                ),
              },
              { header: 'State', cell: (dispute) => <DisputeState {...dispute} /> },
              { header: 'Hunter', cell: ({ hunter }) => <PersonLink person={hunter} /> },
              { header: 'Talent', cell: ({ talent }) => <PersonLink person={talent} /> },
              { header: 'In escrow', align: 'end', cell: ({ price }) => showNaira(price) },
              {
                header: 'Opened',
                className: 'whitespace-nowrap',
                cell: ({ opened_at }) => showDay(opened_at),
              },
              {
                header: 'Next by',
                className: 'whitespace-nowrap',
                cell: ({ answer_by, decide_by, ended_at }) =>
                  ended_at ? '–' : showMoment(decide_by ?? answer_by),
              },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}
