/** Questions that hunters ask before they order, with their answers. */
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FAQS_MAX } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { FormText, FormTextarea } from '#web/ui/forms/form-fields.tsx';
import type { GigControl } from './gig-form.ts';

export function FaqFields({ control }: { control: GigControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'faqs' });
  const list = useRef<HTMLDivElement>(null);
  function takeAway(index: number) {
    // First, so that a field inside is left while it is still there.
    list.current?.focus();
    remove(index);
  }
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5">
      <p className="text-soft">{fields.length === 0 ? words.gigs.faq.empty : words.gigs.faq.lead}</p>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="min-w-0 rounded border border-line p-4">
          <legend className="-ml-1 px-1 font-semibold">{words.gigs.faq.heading(index + 1)}</legend>
          <div className="grid gap-4">
            <FormText
              control={control}
              name={`faqs.${index}.faq`}
              label={words.gigs.faq.question}
              maxLength={160}
            />
            <FormTextarea
              control={control}
              name={`faqs.${index}.answer`}
              label={words.gigs.faq.answer}
              maxLength={1000}
              rows={2}
            />
            <Button
              variant="quiet"
              size="sm"
              icon={<Trash2 size={18} />}
              onClick={() => takeAway(index)}
              className="-ml-3 min-h-11 justify-self-start"
            >
              {words.gigs.faq.remove(index + 1)}
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length < FAQS_MAX && (
        <Button
          variant="secondary"
          icon={<Plus size={18} />}
          onClick={() => append({ faq: '', answer: '' }, { focusName: `faqs.${fields.length}.faq` })}
          className="justify-self-start max-sm:w-full"
        >
          {words.gigs.faq.add}
        </Button>
      )}
    </div>
  );
}
