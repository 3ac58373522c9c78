/** Fee policies: the one in force, those before and after it, and publishing the next, 30 days ahead. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type * as z from 'zod/mini';
import { operatorMarket, policyForm, type policyLine } from '#contract/operator/market.ts';
import { percent } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { callOptions } from '#web/lib/query.ts';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Action } from './action.tsx';
import { Status } from './status.tsx';
import { day, type TableOf } from './tables.tsx';

const label = words.operator.label;
const w = words.operator.fees;

type Policy = z.output<typeof policyLine>;
type Share = 'service_fee' | 'talent_share' | 'platform_share' | 'delay_deduction';

function share(header: string, of: Share): Column<Policy> {
  return { header, align: 'end', cell: (policy) => `${policy[of]}${percent}` };
}

const POLICIES: TableOf<Policy> = {
  caption: w.list,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    { ...day<Policy>(w.from, ({ effective_at }) => effective_at), title: true },
    { header: label.status, cell: ({ state }) => <Status of="policy" is={state} /> },
    share(w.service, 'service_fee'),
    share(w.talent, 'talent_share'),
    share(w.platform, 'platform_share'),
    share(w.delay, 'delay_deduction'),
    day(w.published, ({ published_at }) => published_at),
  ],
};

export function Fees() {
  const query = useQuery(callOptions(operatorMarket.policies));
  return (
    <QueryView query={query} errorTitle={w.failed}>
      {({ policies, earliest }) => (
        <div className="grid gap-4">
          <p className="max-w-prose text-soft">{w.lead}</p>
          <Publish current={policies.find(({ state }) => state === 'in force')} earliest={earliest} />
          <DataTable {...POLICIES} rows={policies} />
        </div>
      )}
    </QueryView>
  );
}

function Publish({ current, earliest }: { current: Policy | undefined; earliest: string }) {
  const field = <Name extends Share>(name: Name, text: string) =>
    ({ name, label: text, inputMode: 'decimal', maxLength: 6 }) as const;
  return (
    <Action
      label={w.publish}
      icon={<Plus size={18} />}
      variant="primary"
      className="justify-self-start"
      title={w.publishTitle}
      text={w.publishText}
      confirm={w.publishConfirm}
      danger
      schema={policyForm}
      start={{
        service_fee: current?.service_fee ?? '',
        talent_share: current?.talent_share ?? '',
        platform_share: current?.platform_share ?? '',
        delay_deduction: current?.delay_deduction ?? '',
        effective_on: earliest,
      }}
      fields={[
        field('service_fee', w.serviceField),
        field('talent_share', w.talentField),
        field('platform_share', w.platformField),
        field('delay_deduction', w.delayField),
        {
          ...{ name: 'effective_on', as: 'date', label: w.effective, min: earliest },
          hint: w.effectiveHint(showDay(earliest)),
        },
      ]}
      endpoint={operatorMarket.publishPolicy}
      // As typed: the server reads percentages by itself.
      input={(_values, form) => ({ body: form.getValues() })}
      done={({ told }) => w.publishDone(told)}
    />
  );
}
