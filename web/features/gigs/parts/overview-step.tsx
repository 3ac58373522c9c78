/** The Overview step of a new or stored gig: saves its form, updates the cache, and goes on to the gallery. */
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Media } from '#contract/core/media.ts';
import {
  ANSWER_MAX,
  DESCRIPTION_MAX,
  FAQS_MAX,
  GIG_TITLE_MAX,
  type Gig,
  gigForm,
  gigs,
  OVERVIEW_MAX,
  QUESTION_MAX,
} from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { changedOnly } from '#web/lib/forms/drafts.ts';
import { useSubmitForm } from '#web/lib/forms/form-call.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import {
  clearRowErrors,
  EMPTY_GIG,
  type GigBody,
  type GigControl,
  type GigForm,
  type GigValues,
  toGigValues,
} from '../gig-form.ts';
import { cacheGig } from '../own/own-gig.tsx';
import { CategoryAndSkill } from './category-and-skill.tsx';
import { PackageFields } from './package-fields.tsx';
import { TagsField } from './tags-field.tsx';

type NewProps = { onSaving: () => void; onSaved: (gig: Gig) => void };

/** The form of a new gig; saving creates a draft on the server. */
export function NewOverview({ onSaving, onSaved }: NewProps) {
  const client = useQueryClient();
  const create = useMutationCall(gigs.create);
  return (
    <OverviewForm
      start={EMPTY_GIG}
      draft="create-gig"
      cover={null}
      save={async (body) => {
        onSaving();
        return (await create.mutateAsync({ body })).gig;
      }}
      onSaved={(gig) => {
        cacheGig(client, gig);
        notify.good(words.notifications.fixed.saved);
        onSaved(gig);
      }}
    />
  );
}

export function StoredOverview({ gig, onSaved }: { gig: Gig; onSaved: () => void }) {
  const client = useQueryClient();
  const update = useMutationCall(gigs.update);
  return (
    <OverviewForm
      start={toGigValues(gig)}
      draft={`edit-gig.${gig.id}`}
      cover={gig.gallery[0] ?? null}
      live={gig.status === 'live'}
      save={async (body, form) =>
        (await update.mutateAsync({ params: { id: gig.id }, body: changedOnly(form, body) })).gig
      }
      onSaved={(changed) => {
        cacheGig(client, changed);
        notify.good(words.notifications.fixed.edited);
        onSaved();
      }}
    />
  );
}

/** Shown beside the form where there is room. */
const PREVIEW = later(async () => (await import('./gig-preview.tsx')).GigPreview);

type Props = {
  start: GigValues;
  /** Name of the draft that stores the form until it is saved. */
  draft: string;
  cover: Media | null;
  /** True once others see it. */
  live?: boolean;
  /** Saves the gig; errors it throws are shown in the form. */
  save: (body: GigBody, form: GigForm) => Promise<Gig>;
  onSaved: (gig: Gig) => void;
};

/** The Overview step: what the gig is, its packages, and the answers to usual questions. */
function OverviewForm({ start, draft, cover, live = false, save, onSaved }: Props) {
  const { form, control, submit, busy, restored, discard } = useSubmitForm({
    schema: gigForm,
    start,
    draft,
    onSubmit: save,
    onDone: onSaved,
  });
  useNewest(form, start);
  const desk = useIsDesktop();
  const { part: Preview } = useLater(PREVIEW, desk);
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">
        {restored && <RestoredNote onDiscard={discard} />}
        <Card title={words.gigs.form.heading}>
          <GigFields control={control} />
        </Card>
        <Card title={words.common.labels.packages}>
          <PackageFields form={form} />
        </Card>
        <Card title={words.gigs.form.faqHeading}>
          <FaqFields form={form} />
        </Card>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-32">
        {desk && Preview && <Preview control={control} cover={cover} />}
        <FormError control={control} />
        <Button type="submit" busy={busy} wide>
          {words.gigs.form.save}
        </Button>
        <p className="text-sm text-soft">{live ? words.gigs.form.live : words.gigs.form.hidden}</p>
      </div>
    </form>
  );
}

/** Changed elsewhere meanwhile, such as in another tab: what was not changed here is shown as it is now. */
function useNewest(form: GigForm, start: GigValues): void {
  const newest = JSON.stringify(start);
  const known = useRef(newest);
  useEffect(() => {
    if (known.current !== newest) form.reset(JSON.parse(newest), { keepDirtyValues: true });
    known.current = newest;
  }, [form, newest]);
}

function GigFields({ control }: { control: GigControl }) {
  return (
    <div className="grid gap-4">
      <FormText
        control={control}
        name="title"
        label={words.common.labels.title}
        maxLength={GIG_TITLE_MAX}
        autoComplete="off"
        hint={words.gigs.form.titleHint}
      />
      <FormText
        control={control}
        name="overview"
        label={words.common.fixed.overview}
        optional
        maxLength={OVERVIEW_MAX}
        autoComplete="off"
        hint={words.gigs.form.overviewHint}
      />
      <FormTextarea
        control={control}
        name="description"
        label={words.common.fixed.description}
        maxLength={DESCRIPTION_MAX}
        rows={6}
        hint={words.gigs.form.descriptionHint}
      />
      <CategoryAndSkill control={control} />
      <TagsField control={control} />
    </div>
  );
}

/** Questions that hunters ask before they order, with their answers. */
function FaqFields({ form }: { form: GigForm }) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'faqs' });
  const list = useRef<HTMLDivElement>(null);
  function takeAway(index: number) {
    // Moves the focus first, so that a field inside is blurred while it still exists.
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
              maxLength={QUESTION_MAX}
            />
            <FormTextarea
              control={control}
              name={`faqs.${index}.answer`}
              label={words.gigs.faq.answer}
              maxLength={ANSWER_MAX}
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
          onClick={() => {
            append({ faq: '', answer: '' }, { focusName: `faqs.${fields.length}.faq` });
            clearRowErrors(form, `faqs.${fields.length}`);
          }}
          className="justify-self-start max-sm:w-full"
        >
          {words.gigs.faq.add}
        </Button>
      )}
    </div>
  );
}
