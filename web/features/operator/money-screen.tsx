/** /operator/money: what is in suspense, payments, refunds, and whether the books are whole. */
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { Books } from './books.tsx';
import type { MoneyTab } from './money-tabs.ts';
import { Payments } from './payments.tsx';
import { Refunds } from './refunds.tsx';
import { Suspense } from './suspense.tsx';

type Props = { tab: MoneyTab; onTab: (tab: MoneyTab) => void };

export function MoneyScreen({ tab, onTab }: Props) {
  return (
    <>
      <PageHeader title="Money" />
      <Tabs
        label="Money"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'suspense', label: 'Suspense', panel: <Suspense /> },
          { value: 'payments', label: 'Payments', panel: <Payments /> },
          { value: 'refunds', label: 'Refunds', panel: <Refunds /> },
          { value: 'books', label: 'Books', panel: <Books /> },
        ]}
      />
    </>
  );
}
