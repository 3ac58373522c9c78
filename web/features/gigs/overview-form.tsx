/** The Overview step: what the gig is, its packages, and the answers to usual questions. */
import { useFormState } from 'react-hook-form';
import { type Gig, gigForm } from '#contract/gigs.ts';
import type { Media } from '#contract/media.ts';
import { screens } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { applyRefusal, useContractForm } from '#web/lib/forms.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useDesk } from '#web/lib/media.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError, FormText, FormTextarea } from '#web/ui/form-fields.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { CategoryAndSkill } from './category-and-skill.tsx';
import { FaqFields } from './faq-fields.tsx';
import type { GigBody, GigControl, GigValues } from './gig-form.ts';
import { PackageFields } from './package-fields.tsx';
import { TagsField } from './tags-field.tsx';

/** Beside the form, where there is room for it. */
const PREVIEW = later(async () => (await import('./gig-preview.tsx')).GigPreview);

type Props = {
  start: GigValues;
  /** Under this name what is typed is kept until it is saved. */
  draftName: string;
  cover: Media | null;
  /** True once others see it. */
  live?: boolean;
  /** Saves; what it throws is shown where it belongs. */
  save: (body: GigBody) => Promise<Gig>;
  onSaved: (gig: Gig) => void;
};

export function OverviewForm({ start, draftName, cover, live = false, save, onSaved }: Props) {
  const form = useContractForm(gigForm, start);
  const { control } = form;
  const draft = useDraft(form, draftName);
  const desk = useDesk();
  const { part: Preview } = useLater(PREVIEW, desk);
  const { isSubmitting } = useFormState({ control });
  const submit = form.handleSubmit(async (body) => {
    try {
      const gig = await save(body);
      draft.clear();
      onSaved(gig);
    } catch (error) {
      applyRefusal(form, error);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">
        {draft.restored && <RestoredNote onDiscard={() => discard()} />}
        <Card title={screens.gigs.theGig}>
          <GigFields control={control} />
        </Card>
        <Card title={screens.common.packages}>
          <PackageFields control={control} />
        </Card>
        <Card title={screens.gigs.questionsAndAnswers}>
          <FaqFields control={control} />
        </Card>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-32">
        {desk && Preview && <Preview control={control} cover={cover} />}
        <FormError control={control} />
        <Button type="submit" busy={isSubmitting} wide>
          {screens.gigs.saveAndContinue}
        </Button>
        <p className="text-sm text-soft">
          {live ? screens.gigs.huntersSeeWhatYouChangeAt : screens.gigs.nobodySeesThisGigBeforeYou}
        </p>
      </div>
    </form>
  );

  function discard() {
    draft.clear();
    form.reset(start);
  }
}

function GigFields({ control }: { control: GigControl }) {
  return (
    <div className="grid gap-4">
      <FormText
        control={control}
        name="title"
        label={screens.common.title}
        maxLength={80}
        autoComplete="off"
        hint={screens.gigs.whatYouMakeInTheWords}
      />
      <FormText
        control={control}
        name="overview"
        label={screens.common.overview}
        optional
        maxLength={160}
        autoComplete="off"
        hint={screens.gigs.oneSentenceShownUnderTheTitle}
      />
      <FormTextarea
        control={control}
        name="description"
        label={screens.common.description}
        maxLength={5000}
        rows={6}
        hint={screens.gigs.howYouWorkWhatYouNeed}
      />
      <CategoryAndSkill control={control} />
      <TagsField control={control} />
    </div>
  );
}
