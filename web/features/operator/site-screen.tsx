/** /operator/site: public content: questions, categories and skills, fees. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  ANSWER_MAX,
  faqForm,
  type faqLine,
  operatorMarket,
  policyForm,
  type policyLine,
  QUESTION_MAX,
} from '#contract/operator/market.ts';
import { decimals, percent } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { callOptions } from '#web/lib/query.ts';
import { Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { Action } from './parts/action.tsx';
import { Categories, movedUp } from './parts/categories.tsx';
import { dateColumn, Status, type TableOf } from './parts/tables.tsx';

const action = words.operator.action;
const site = words.operator.site;
const w = words.operator.questions;

export type SiteTab = 'questions' | 'categories' | 'fees';

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
    { name: 'question', label: w.question, maxLength: QUESTION_MAX },
    { name: 'answer', as: 'area', label: w.answer, maxLength: ANSWER_MAX },
  ],
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
              <li key={faq.id} className="card grid gap-3 p-4">
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
        confirm={action.save}
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
          input={({ reason }) => ({ body: { ids: movedUp(ids, index), reason } })}
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

const label = words.operator.label;
const fees = words.operator.fees;

type Policy = z.output<typeof policyLine>;
type Share = 'service_fee' | 'talent_share' | 'platform_share' | 'delay_deduction';

function share(header: string, of: Share): Column<Policy> {
  return { header, align: 'end', cell: (policy) => showPercent(policy[of]) };
}

/** `7.5` of the API as people write it. */
function typed(share: string): string {
  return share.replace('.', decimals);
}

function showPercent(share: string): string {
  return `${typed(share)}${percent}`;
}

const POLICIES: TableOf<Policy> = {
  caption: fees.list,
  wide: true,
  rowKey: ({ id }) => id,
  columns: [
    { ...dateColumn<Policy>(fees.from, ({ effective_at }) => effective_at), title: true },
    { header: label.status, cell: ({ state }) => <Status of="policy" is={state} /> },
    share(fees.service, 'service_fee'),
    share(fees.talent, 'talent_share'),
    share(fees.platform, 'platform_share'),
    share(fees.delay, 'delay_deduction'),
    dateColumn(fees.published, ({ published_at }) => published_at),
  ],
};

/** Fee policies: the current one, past and coming ones, and publishing the next, 30 days ahead. */
function Fees() {
  const query = useQuery(callOptions(operatorMarket.policies));
  return (
    <QueryView query={query} errorTitle={fees.failed}>
      {({ policies, earliest }) => (
        <div className="grid gap-4">
          <p className="max-w-prose text-soft">{fees.lead}</p>
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
      label={fees.publish}
      icon={<Plus size={18} />}
      variant="primary"
      className="justify-self-start"
      title={fees.publishTitle}
      text={fees.publishText}
      confirm={fees.publishConfirm}
      danger
      schema={policyForm}
      start={{
        service_fee: typed(current?.service_fee ?? ''),
        talent_share: typed(current?.talent_share ?? ''),
        platform_share: typed(current?.platform_share ?? ''),
        delay_deduction: typed(current?.delay_deduction ?? ''),
        effective_on: earliest,
      }}
      fields={[
        field('service_fee', fees.serviceField),
        field('talent_share', fees.talentField),
        field('platform_share', fees.platformField),
        field('delay_deduction', fees.delayField),
        {
          ...{ name: 'effective_on', as: 'date', label: fees.effective, min: earliest },
          hint: fees.effectiveHint(showDay(earliest)),
        },
      ]}
      preview={(control) => current && <WhatChanges control={control} current={current} />}
      endpoint={operatorMarket.publishPolicy}
      // Sent as typed: the server parses percentages itself.
      input={(_values, form) => ({ body: form.getValues() })}
      done={({ notified }) => fees.publishDone(notified)}
    />
  );
}

const SHARES = [
  ['service_fee', fees.service],
  ['talent_share', fees.talent],
  ['platform_share', fees.platform],
  ['delay_deduction', fees.delay],
] as const;

type ChangesProps = { control: Control<FieldValues, unknown, FieldValues>; current: Policy };

/** The fees that the typed policy would change, old → new: every member is notified as soon as it is published. */
function WhatChanges({ control, current }: ChangesProps) {
  const values = useWatch({ control });
  const changes = SHARES.flatMap(([name, title]) => {
    const { data } = policyForm.shape[name].safeParse(values[name]);
    if (data === undefined) return [];
    const [before, after] = [showPercent(current[name]), showPercent(String(data / 100))];
    return before === after ? [] : [[title, fees.change(before, after)] as const];
  });
  return (
    <section aria-label={fees.changes} className="rounded bg-sunken p-3">
      <h3 className="mb-2 font-semibold">{fees.changes}</h3>
      {changes.length > 0 ? <Facts items={changes} /> : <p>{fees.unchanged}</p>}
    </section>
  );
}
