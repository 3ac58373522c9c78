/** The rights to the work that are included: left out, or six answers that start as suggested. */
import { type Rights, rightsAnswers, SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import { words } from '#contract/words.ts';
import { Button } from './basics/button.tsx';
import { GroupField } from './fields/field.tsx';
import { SelectField } from './fields/text-field.tsx';

const QUESTIONS = Object.keys(rightsAnswers) as (keyof Rights)[];
const ANSWERS: Record<keyof Rights, Record<string, string>> = words.gigs.rights.answers;

type Props = {
  given: Rights | null | undefined;
  hint: string;
  onChange: (rights: Rights | undefined) => void;
};

export function RightsFields({ given, hint, onChange }: Props) {
  return (
    <GroupField label={words.gigs.rights.title} hint={hint}>
      {given && <RightsAnswers given={given} onChange={onChange} />}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChange(given ? undefined : SUGGESTED_RIGHTS)}
        className="-ml-3 min-h-11 justify-self-start"
      >
        {given ? words.gigs.rights.leave : words.gigs.rights.state}
      </Button>
    </GroupField>
  );
}

/** Only the six answers. */
export function RightsAnswers({ given, onChange }: { given: Rights; onChange: (rights: Rights) => void }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {QUESTIONS.map((question) => (
        <SelectField
          key={question}
          label={words.gigs.rights.questions[question]}
          value={given[question]}
          onChange={({ target }) => onChange({ ...given, [question]: target.value })}
          options={rightsAnswers[question].map((value) => ({
            value,
            label: ANSWERS[question][value] ?? value,
          }))}
        />
      ))}
    </div>
  );
}
