/** /quickJob: a job in four short cards, for hunters and for visitors, who sign up before it is posted. */
import { useEffect, useRef } from 'react';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { useStepFocus } from '#web/lib/forms/step-focus.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { FormError, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { readBrief } from './brief-text.ts';
import { useInvites } from './invites.ts';
import { withMustHaves } from './job-form.ts';
import { ActionBar, STEP } from './parts/action-bar.tsx';
import { CheckCard, CheckSteps } from './parts/quick-check.tsx';
import { MoneyCard } from './parts/quick-money.tsx';
import { TasteCard } from './parts/quick-taste.tsx';
import { WhatCard } from './parts/quick-what.tsx';
import { CARDS, type Card } from './quick-cards.ts';
import { EMPTY_QUICK_JOB, FIELDS_OF, quickForm, titleFrom } from './quick-form.ts';

const w = words.buying.quickJob;

type Props = {
  card: Card;
  onCard: (card: Card) => void;
  onPosted: (job: Job) => void;
};

export function QuickJob({ card, onCard, onPosted }: Props) {
  const invite = useInvites();
  const { form, control, submit, busy, restored, discard } = useFormCall({
    schema: quickForm,
    start: EMPTY_QUICK_JOB,
    draft: 'quick-job',
    endpoint: jobs.create,
    input: ({ picks: _, ...body }) => ({ body: withMustHaves(body) }),
    onDone({ data }, { picks }) {
      onPosted(data);
      const talents = new Map(picks.map(({ talent, name }) => [talent, { id: talent, name }]));
      if (talents.size > 0) invite.mutate({ job: data.id, talents: [...talents.values()] });
    },
  });
  const at = CARDS.indexOf(card);
  const heading = useStepFocus<HTMLHeadingElement>(card);
  /** True when opened from the last card to change something, which then leads back there. */
  const isChange = useRef(false);
  useEffect(() => {
    if (card === 'check') isChange.current = false;
  }, [card]);

  const onChange = () => {
    isChange.current = true;
  };

  async function next() {
    if (!(await form.trigger([...FIELDS_OF[card]], { shouldFocus: true }))) return;
    const { title, job_description: brief } = form.getValues();
    if (card === 'what' && !title) form.setValue('title', titleFrom(readBrief(brief)?.need ?? ''));
    onCard(isChange.current ? 'check' : (CARDS[at + 1] ?? 'check'));
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        back={card === 'what'}
        title={words.shell.titles.quickJob}
        text={card !== 'check' && <Lead />}
      />
      {restored && card === 'what' && (
        <div className="mb-4">
          <RestoredNote onDiscard={discard} />
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          if (card === 'check') return void submit(event);
          event.preventDefault();
          void next();
        }}
        className="card grid gap-5 p-4 sm:p-6"
      >
        <header className="-mb-1 grid gap-2">
          <Place at={at} />
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-xl leading-7 outline-0 sm:mt-2">
            {w.cards[card]}
          </h2>
        </header>
        {card === 'what' && <WhatCard control={control} />}
        {card === 'taste' && <TasteCard control={control} />}
        {card === 'money' && <MoneyCard control={control} />}
        {card === 'check' && <CheckCard control={control} onChange={onChange} />}
        <FormError control={control} />
        <ActionBar note={card === 'check' && words.jobs.form.free}>
          <Back card={card} onCard={onCard} />
          {card === 'check' ? (
            <CheckSteps control={control} busy={busy} onChange={onChange} />
          ) : (
            <Button type="submit" className={STEP}>
              {words.common.fixed.next}
            </Button>
          )}
        </ActionBar>
      </form>
    </div>
  );
}

/** The lead; visitors read that their draft is kept on the device until there is an account. */
function Lead() {
  const { person } = useSession();
  return <span className="max-sm:text-sm">{person ? w.lead : w.guestLead}</span>;
}

function Place({ at }: { at: number }) {
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden className="grid flex-1 grid-cols-4 gap-1.5">
        {CARDS.map((one, place) => (
          <span key={one} className={place <= at ? 'h-1 rounded bg-primary' : 'h-1 rounded bg-line'} />
        ))}
      </span>
      <p className="text-sm leading-5 text-soft">{w.card(at + 1, CARDS.length)}</p>
    </div>
  );
}

function Back({ card, onCard }: Pick<Props, 'card' | 'onCard'>) {
  const before = CARDS[CARDS.indexOf(card) - 1];
  if (!before) return null;
  return (
    <Button variant="quiet" onClick={() => onCard(before)}>
      {w.back}
    </Button>
  );
}
