/** Which rights to the work a package gives: left out, or six answers that begin as suggested. */
import { useController } from 'react-hook-form';
import { type Rights, rightsAnswers, SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { GroupField } from '#web/ui/fields/field.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import type { GigControl } from '../gig-form.ts';

const QUESTIONS = Object.keys(rightsAnswers) as (keyof Rights)[];
const ANSWERS: Record<keyof Rights, Record<string, string>> = words.gigs.rights.answers;

type Props = { control: GigControl; name: `scopepackage.${number}.rights` };

export function PackageRights({ control, name }: Props) {
  const { field } = useController({ control, name });
  const given = field.value;
  return (
    <GroupField label={words.gigs.rights.title} hint={words.gigs.rights.hint}>
      {given && (
        <div className="grid gap-4 sm:grid-cols-2">
          {QUESTIONS.map((question) => (
            <SelectField
              key={question}
              label={words.gigs.rights.questions[question]}
              value={given[question]}
              onChange={({ target }) => field.onChange({ ...given, [question]: target.value })}
              options={rightsAnswers[question].map((value) => ({
                value,
                label: ANSWERS[question][value] ?? value,
              }))}
            />
          ))}
        </div>
      )}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => field.onChange(given ? undefined : SUGGESTED_RIGHTS)}
        className="-ml-3 min-h-11 justify-self-start"
      >
        {given ? words.gigs.rights.leave : words.gigs.rights.state}
      </Button>
    </GroupField>
  );
}
