/** The questions of the landing page: added, changed, put in order, taken away. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { faqForm, type faqLine, operatorMarket } from '#contract/operator/market.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import { Act, ReasonField } from './act.tsx';
import { moved } from './moved.ts';
import { useConsoleForm } from './use-console-form.ts';

type Faq = z.output<typeof faqLine>;

export function Faqs() {
  const [editing, setEditing] = useState<Faq | 'new' | null>(null);
  const query = useQuery(callOptions(operatorMarket.faqs));
  return (
    <div className="grid gap-4">
      <Button icon={<Plus size={18} />} onClick={() => setEditing('new')} className="justify-self-start">
        Add a question
      </Button>
      <QueryView query={query} errorTitle="The questions could not be loaded">
        {({ faqs }) => (
          <ol className="grid gap-3">
            {faqs.map((faq, index) => (
              <li key={faq.id} className="grid gap-3 rounded-card border border-line bg-card p-4">
                <h2 className="text-lg leading-7">{faq.question}</h2>
                <p className="break-words whitespace-pre-line text-soft">{faq.answer}</p>
                <FaqActs faq={faq} faqs={faqs} index={index} onEdit={() => setEditing(faq)} />
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      {editing && <FaqDialog faq={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </div>
  );
}

type ActsProps = { faq: Faq; faqs: readonly Faq[]; index: number; onEdit: () => void };

function FaqActs({ faq, faqs, index, onEdit }: ActsProps) {
  const remove = useMutationCall(operatorMarket.removeFaq);
  const arrange = useMutationCall(operatorMarket.arrangeFaqs);
  const ids = faqs.map(({ id }) => id);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onEdit}>
        Change
      </Button>
      {index > 0 && (
        <Act
          label="Move up"
          size="sm"
          title="Move this question up"
          text={faq.question}
          act={(reason) => arrange.mutateAsync({ body: { ids: moved(ids, index), reason } })}
          done="Moved"
        />
      )}
      <Act
        label="Remove"
        size="sm"
        title="Take this question off the landing page"
        text={faq.question}
        act={(reason) => remove.mutateAsync({ params: { id: faq.id }, body: { reason } })}
        done="Removed"
        danger
      />
    </div>
  );
}

function FaqDialog({ faq, onClose }: { faq: Faq | null; onClose: () => void }) {
  const form = useConsoleForm({
    schema: faqForm,
    start: { question: faq?.question ?? '', answer: faq?.answer ?? '', reason: '' },
    endpoint: faq ? operatorMarket.changeFaq : operatorMarket.addFaq,
    input: (body) => (faq ? { params: { id: faq.id }, body } : { body }),
    done: 'Saved',
    old: /operator\/faqs|website-faq/,
    onClose,
  });
  return (
    <FormDialog {...form} title={faq ? 'Change the question' : 'Add a question'} confirm="Save">
      <FormText control={form.control} name="question" label="Question" maxLength={200} />
      <FormTextarea control={form.control} name="answer" label="Answer" maxLength={2000} />
      <ReasonField control={form.control} />
    </FormDialog>
  );
}
