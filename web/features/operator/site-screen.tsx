/** /operator/site: what everybody reads: questions, categories and skills, fees. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type * as z from 'zod/mini';
import { faqForm, type faqLine, operatorMarket } from '#contract/operator/market.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { Action } from './parts/action.tsx';
import { Categories, moved } from './parts/categories.tsx';
import { Fees } from './parts/fees.tsx';
import type { SiteTab } from './tabs.ts';

const action = words.operator.action;
const site = words.operator.site;
const w = words.operator.questions;

type Props = { tab: SiteTab; onTab: (tab: SiteTab) => void };

export function SiteScreen({ tab, onTab }: Props) {
  return (
    <>
      <PageHeader title={site.title} />
      <Tabs
        label={site.title}
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'questions', label: site.questions, panel: <Questions /> },
          { value: 'categories', label: site.categories, panel: <Categories /> },
          { value: 'fees', label: site.fees, panel: <Fees /> },
        ]}
      />
    </>
  );
}

type Faq = z.output<typeof faqLine>;

const FORM = {
  schema: faqForm,
  fields: [
    { name: 'question', label: w.question, maxLength: 200 },
    { name: 'answer', as: 'area', label: w.answer, maxLength: 2000 },
  ],
  confirm: action.save,
  done: action.saved,
} as const;

/** The questions of the landing page: added, edited, put in order, removed. */
function Questions() {
  const query = useQuery(callOptions(operatorMarket.faqs));
  return (
    <div className="grid gap-4">
      <Action
        {...FORM}
        label={w.add}
        title={w.add}
        icon={<Plus size={18} />}
        variant="primary"
        className="justify-self-start"
        start={{ question: '', answer: '' }}
        endpoint={operatorMarket.addFaq}
        input={(body) => ({ body })}
      />
      <QueryView query={query} errorTitle={w.failed}>
        {({ faqs }) => (
          <ol className="grid gap-3">
            {faqs.map((faq, index) => (
              <li key={faq.id} className="grid gap-3 rounded-card border border-line bg-card p-4">
                <h2 className="text-lg leading-7">{faq.question}</h2>
                <p className="break-words whitespace-pre-line text-soft">{faq.answer}</p>
                <div className="flex flex-wrap gap-2">
                  <QuestionActions faq={faq} ids={faqs.map(({ id }) => id)} index={index} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </div>
  );
}

function QuestionActions({ faq, ids, index }: { faq: Faq; ids: readonly string[]; index: number }) {
  const { id, question, answer } = faq;
  const params = { id };
  return (
    <>
      <Action
        {...FORM}
        label={action.edit}
        size="sm"
        title={w.edit}
        start={{ question, answer }}
        endpoint={operatorMarket.changeFaq}
        input={(body) => ({ params, body })}
      />
      {index > 0 && (
        <Action
          label={action.moveUp}
          size="sm"
          title={w.move}
          text={question}
          endpoint={operatorMarket.arrangeFaqs}
          input={({ reason }) => ({ body: { ids: moved(ids, index), reason } })}
          done={action.moved}
        />
      )}
      <Action
        label={w.remove}
        size="sm"
        title={w.removeTitle}
        text={question}
        endpoint={operatorMarket.removeFaq}
        input={(body) => ({ params, body })}
        done={w.removeDone}
        danger
      />
    </>
  );
}
