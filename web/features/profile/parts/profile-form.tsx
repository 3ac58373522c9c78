/** The profile form in two steps: Personal info, then Address and Status. A draft is stored until it is saved. */
import type { accounts } from '#contract/accounts/accounts.ts';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { genders } from '#contract/profiles/profile.ts';
import { profileForm } from '#contract/profiles/profiles.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/forms/drafts.ts';
import { type ContractForm, useContractForm } from '#web/lib/forms/forms.ts';
import { useStepFocus } from '#web/lib/forms/step-focus.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { FormError, FormRadio, FormText, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { showRefusal } from '#web/ui/forms/show-refusal.ts';
import { Stepper } from '#web/ui/pieces/stepper.tsx';
import { useSaveProfile } from '../own-profile.ts';
import { profileValues, refusesStepOne } from '../profile-values.ts';
import { AddressAndStatus } from './address-and-status.tsx';

export type SetUpStep = 1 | 2;
type Props = {
  me: Reply<typeof accounts.me>;
  side: Side | undefined;
  step: SetUpStep;
  onStep: (step: SetUpStep) => void;
  /** Leaves the form; `saved` is true when the profile was saved. */
  onLeave: (saved: boolean) => void;
};

const TITLES = { 1: words.profiles.fixed.personalInfo, 2: words.profiles.fixed.addressAndStatus } as const;

export function ProfileForm({ me, side, step, onStep, onLeave }: Props) {
  const form = useContractForm(profileForm, profileValues(me, side));
  const draft = useDraft(form, 'profile');
  const save = useSaveProfile();
  const submit = form.handleSubmit(
    (body) => {
      if (step === 1) return onStep(2);
      const onSuccess = () => {
        draft.clear();
        onLeave(true);
      };
      const onError = (error: Error) => {
        showRefusal(form, error);
        if (refusesStepOne(error)) onStep(1);
      };
      save.mutate({ body }, { onSuccess, onError });
    },
    (errors) => {
      if (refusesStepOne({ errors })) return onStep(1);
      if (step === 1) {
        form.clearErrors();
        onStep(2);
      }
    },
  );
  const discard = () => {
    form.reset();
    draft.clear();
  };
  const leave = () => {
    draft.clear();
    onLeave(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <Stepper
        label={words.profiles.setUp.steps}
        steps={[
          { label: TITLES[1], state: step === 1 ? 'current' : 'done' },
          { label: TITLES[2], state: step === 2 ? 'current' : 'coming' },
        ]}
      />
      <StepTitle step={step} />
      {draft.restored && <RestoredNote onDiscard={discard} />}
      {step === 1 ? (
        <PersonalInfo control={form.control} known={me.user_profile !== null} />
      ) : (
        <AddressAndStatus form={form} me={me} />
      )}
      <FormError control={form.control} />
      <div className="flex flex-wrap-reverse justify-between gap-3">
        <Button variant="quiet" onClick={leave} className="max-sm:flex-1">
          {words.common.fixed.cancel}
        </Button>
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
          {step === 2 && (
            <Button variant="secondary" onClick={() => onStep(1)}>
              {words.common.fixed.previous}
            </Button>
          )}
          <Button type="submit" busy={save.isPending}>
            {step === 1 ? words.common.fixed.next : words.profiles.setUp.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

function StepTitle({ step }: { step: SetUpStep }) {
  const ref = useStepFocus<HTMLHeadingElement>(step);
  return (
    <h2 ref={ref} tabIndex={-1} className="text-xl leading-7 outline-none max-sm:sr-only">
      {TITLES[step]}
    </h2>
  );
}

const SEXES = genders.map((value) => ({ value, label: words.common.named.of(value) }));

/** Step 1 of the profile form. */
type PersonalProps = Pick<ContractForm<typeof profileForm>, 'control'> & {
  /** True for an existing profile, whose phone number is changed with the password. */
  known: boolean;
};

function PersonalInfo({ control, known }: PersonalProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormText
        control={control}
        name="firstname"
        label={words.profiles.setUp.firstName}
        autoComplete="given-name"
      />
      <FormText
        control={control}
        name="lastname"
        label={words.profiles.setUp.lastName}
        autoComplete="family-name"
      />
      <FormRadio
        control={control}
        name="gender"
        label={words.profiles.setUp.gender}
        inline
        options={SEXES}
        className="sm:col-span-2"
      />
      <FormText
        control={control}
        name="phone_number"
        label={words.profiles.setUp.phone}
        type="tel"
        autoComplete="tel"
        placeholder="+234 803 123 4567"
        readOnly={known}
        hint={
          known && (
            <>
              {words.security.phone.hint}{' '}
              <TextLink to={paths.security}>{words.common.places.security}</TextLink>
            </>
          )
        }
        className="sm:col-span-2"
      />
    </div>
  );
}
