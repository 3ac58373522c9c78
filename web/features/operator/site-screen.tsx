/** /operator/site: what everybody reads: questions, categories and skills, fees. */
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { Categories } from './categories.tsx';
import { Faqs } from './faqs.tsx';
import { Policies } from './policies.tsx';
import type { SiteTab } from './site-tabs.ts';

type Props = { tab: SiteTab; onTab: (tab: SiteTab) => void };

export function SiteScreen({ tab, onTab }: Props) {
  return (
    <>
      <PageHeader title="Site" />
      <Tabs
        label="Site"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'questions', label: 'Questions', panel: <Faqs /> },
          { value: 'categories', label: 'Categories', panel: <Categories /> },
          { value: 'fees', label: 'Fees', panel: <Policies /> },
        ]}
      />
    </>
  );
}
