/** The last card: all of it once more, and the button that posts it, or leads a visitor to an account first. */
import { useFormState, useWatch } from 'react-hook-form';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Facts } from '#web/ui/basics/card.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import { readBrief } from '../brief-text.ts';
import { CARDS } from '../quick-cards.ts';
import { FIELDS_OF, type QuickControl } from '../quick-form.ts';

const w = words.buying.quickJob;

type Props = { control: QuickControl; busy: boolean };

export function CheckCard({ control, busy }: Props) {
  const { person } = useSession();
  const [skill, brief, budget, due, picks] = useWatch({
    control,
    name: ['skill', 'job_description', 'price_budget', 'milestones.0.due', 'picks'],
  });
  const naira = nairaOf(budget);
  return (
    <>
      <FormText control={control} name="title" label={words.common.labels.title} maxLength={120} />
      <p className="whitespace-pre-line wrap-anywhere">{readBrief(brief)?.need}</p>
      <Facts
        items={[
          [w.kind, skill ? words.common.named.of(skill) : '–'],
          [words.common.labels.priceBudget, naira === null ? '–' : showNaira(naira)],
          [words.common.labels.dueDate, w.within(Number(due))],
          [w.invited, [...new Set(picks.map(({ name }) => name))].join(', ') || w.nobody],
        ]}
      />
      <Missing control={control} />
      {person?.user_profile ? (
        <NetworkButton type="submit" busy={busy} wide>
          {w.post}
        </NetworkButton>
      ) : (
        <div className="grid gap-2">
          <ButtonLink {...wayToAccount(person !== null)} wide>
            {w.signUp}
          </ButtonLink>
          <p className="text-center text-sm text-soft">{w.signUpHint}</p>
        </div>
      )}
      <p className="text-center text-sm text-soft">{words.jobs.form.free}</p>
    </>
  );
}

const HERE = `${paths.quickJob}?card=check`;

/** Somebody who is signed in lacks the profile alone. */
function wayToAccount(isIn: boolean) {
  const search = { next: HERE, as: 'hunter' as const };
  return isIn ? { to: paths.setUp, search } : { to: paths.login, search: { ...search, tab: 'new' as const } };
}

/** What is wrong on a card that is out of view. */
function Missing({ control }: { control: QuickControl }) {
  const { errors } = useFormState({ control });
  const wrong = CARDS.find((card) => card !== 'check' && FIELDS_OF[card].some((field) => errors[field]));
  return wrong ? <ErrorNote text={w.wrong(w.cards[wrong])} /> : null;
}
