/** The brief of a job: three plain questions, or the editor for a formatted one. The editor's code loads when it is needed. */
import { Sparkles, Type } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isPlain } from '#contract/core/common.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { FieldNotes } from '#web/ui/fields/field.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { useBound } from '#web/ui/forms/bind.tsx';
import { type Answers, composeBrief, readBrief } from '../brief-text.ts';
import { type JobControl, useSkillGuide } from '../job-form.ts';

const EDITOR = later(async () => (await import('#web/ui/editor/rich-text-editor.tsx')).RichTextEditor);

const QUESTIONS = [
  { name: 'need', label: words.jobs.brief.need, hint: words.jobs.brief.needHint },
  { name: 'audience', label: words.jobs.brief.audience, hint: words.jobs.brief.audienceHint, optional: true },
  { name: 'must', label: words.jobs.brief.must, hint: words.jobs.brief.mustHint, optional: true },
] as const;

export function FormBrief({ control }: { control: JobControl }) {
  const id = useId();
  const { field, error } = useBound({ control, name: 'job_description' });
  const { value, onChange, onBlur } = field;
  const [typed, setTyped] = useState<Answers>({ need: '', audience: '', must: '' });
  const [formats, setFormats] = useState(false);
  // The typed text keeps whitespace that the brief leaves out.
  const answers = composeBrief(typed) === value ? typed : readBrief(value);
  const { part: Editor, failure, retry } = useLater(EDITOR, formats || !answers);
  const asks = answers && !(formats && Editor);

  function answer(given: Partial<Answers>) {
    const all = { ...typed, ...answers, ...given };
    setTyped(all);
    onChange(composeBrief(all));
  }

  return (
    <fieldset
      aria-labelledby={id}
      ref={(box) =>
        field.ref(
          box && {
            focus: () => box.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus(),
          },
        )
      }
      className="grid min-w-0 gap-4"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <span id={id} className="mr-auto font-semibold">
          {words.common.labels.jobBrief}
        </span>
        {asks && <TemplateButton {...{ control, answers, answer }} />}
        {answers && failure === null && (
          <Button
            variant="quiet"
            size="sm"
            icon={!formats && <Type size={18} />}
            busy={formats && !Editor}
            onClick={() => setFormats(!formats)}
          >
            {formats ? words.jobs.brief.plain : words.jobs.brief.format}
          </Button>
        )}
      </div>
      {failure !== null && (
        <ErrorBox
          error={failure}
          title={answers ? words.common.editor.plainOnly : words.common.editor.failed}
          onRetry={retry}
        />
      )}
      {asks && <Questions {...{ answers, answer, onBlur, error }} />}
      {!asks && !Editor && failure === null && <Skeleton className="h-56 w-full" />}
      {!asks && Editor && (
        <div className="grid gap-1.5">
          <Editor
            {...{ value, onChange, onBlur }}
            placeholder={words.jobs.brief.need}
            labelledBy={id}
            describedBy={error && `${id}-error`}
            invalid={!!error}
          />
          <FieldNotes id={id} error={error} />
        </div>
      )}
    </fieldset>
  );
}

type Answering = { answers: Answers; answer: (given: Partial<Answers>) => void };

/** Fills blank answers from the skill's template. */
function TemplateButton({ control, answers, answer }: Answering & { control: JobControl }) {
  const template = useSkillGuide(useWatch({ control, name: 'skill' }))?.template;
  const blank = QUESTIONS.filter(({ name }) => !answers[name].trim());
  if (!template || blank.length === 0) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Sparkles size={18} />}
      onClick={() => answer(Object.fromEntries(blank.map(({ name }) => [name, template[name]])))}
    >
      {words.jobs.brief.template}
    </Button>
  );
}

type QuestionsProps = Answering & { onBlur: () => void; error: string | undefined };

function Questions({ answers, answer, onBlur, error }: QuestionsProps) {
  const wrong =
    QUESTIONS.find(({ name }) => !isPlain(answers[name]))?.name ??
    (error === words.jobs.errors.mustHaves ? 'must' : 'need');
  return QUESTIONS.map(({ name, ...question }) => (
    <TextareaField
      key={name}
      {...question}
      rows={3}
      value={answers[name]}
      onChange={({ target }) => answer({ [name]: target.value })}
      onBlur={onBlur}
      error={name === wrong ? error : undefined}
    />
  ));
}
