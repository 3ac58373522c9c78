/** Fee policies: what is in force, what comes, and publishing the next, 30 days ahead. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { operatorMarket } from '#contract/operator/market.ts';
import { showDay } from '#web/lib/dates.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { PolicyDialog } from './policy-dialog.tsx';

export type Policy = Reply<typeof operatorMarket.policies>['policies'][number];

const STATES: Record<Policy['state'], readonly [label: string, tone: Tone]> = {
  coming: ['Coming', 'warn'],
  'in force': ['In force', 'good'],
  past: ['Past', 'quiet'],
};

export function Policies() {
  const [open, setOpen] = useState(false);
  const query = useQuery(callOptions(operatorMarket.policies));
  return (
    <QueryView query={query} errorTitle="The fees could not be loaded">
      {({ policies, earliest }) => (
        <div className="grid gap-4">
          <p className="max-w-prose text-soft">
            A policy counts for agreements made from its day on. Every member is told when it is published, 30
            days ahead or more. Orders agreed before keep theirs.
          </p>
          <Button icon={<Plus size={18} />} onClick={() => setOpen(true)} className="justify-self-start">
            Publish a policy
          </Button>
          <PolicyTable policies={policies} />
          {open && (
            <PolicyDialog
              from={policies.find(({ state }) => state === 'in force') ?? null}
              earliest={earliest}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </QueryView>
  );
}

function PolicyTable({ policies }: { policies: readonly Policy[] }) {
  return (
    <DataTable
      caption="Fee policies"
      wide
      rows={policies}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'From',
          title: true,
          className: 'whitespace-nowrap',
          cell: ({ effective_at }) => showDay(effective_at),
        },
        {
          header: 'State',
          cell: ({ state }) => <Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge>,
        },
        { header: 'Service fee', align: 'end', cell: ({ service_fee }) => `${service_fee}%` },
        { header: 'Talent on cancelling', align: 'end', cell: ({ talent_share }) => `${talent_share}%` },
        {
          header: 'Platform on cancelling',
          align: 'end',
          cell: ({ platform_share }) => `${platform_share}%`,
        },
        { header: 'Delayed answer', align: 'end', cell: ({ delay_deduction }) => `${delay_deduction}%` },
        {
          header: 'Published',
          className: 'whitespace-nowrap',
          cell: ({ published_at }) => showDay(published_at),
        },
      ]}
    />
  );
}
