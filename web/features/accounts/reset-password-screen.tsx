/** /resetPassword: the mailed code and a new password; leads to /login. */
import { useNavigate } from '@tanstack/react-router';
import { accounts, resetForm } from '#contract/accounts.ts';
import { screens } from '#contract/words.ts';
import { useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { endSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError, FormText } from '#web/ui/form-fields.tsx';
import { FormPassword } from '#web/ui/password-field.tsx';
import { tellRefusal } from '#web/ui/tell-refusal.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { notify } from '#web/ui/toast.tsx';
import { ScreenHead } from './screen-head.tsx';

/** `code` is the one of the mailed link, or empty when the person came without it. */
export function ResetPasswordScreen({ code }: { code: string }) {
  const navigate = useNavigate();
  const form = useContractForm(resetForm, { code, password: '', password_confirmation: '' });
  const reset = useMutationCall(accounts.resetPassword, {
    onSuccess({ message }) {
      // A new password ended every session of the person, also one that was open here.
      endSession();
      notify.good(message);
      void navigate({ to: '/login', replace: true });
    },
    onError: (error) => tellRefusal(form, error),
  });
  const { control } = form;
  return (
    <>
      <ScreenHead title={screens.common.setANewPassword}>
        {code ? (
          screens.accounts.theCodeCameWithYourLink
        ) : (
          <>
            {screens.accounts.copyTheCodeFromOurMail}{' '}
            <TextLink to="/forgotPassword">{screens.accounts.askAgain}</TextLink>.
          </>
        )}
      </ScreenHead>
      <form noValidate onSubmit={form.handleSubmit((body) => reset.mutate({ body }))} className="grid gap-5">
        <FormText
          control={control}
          name="code"
          label={screens.accounts.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormPassword
          control={control}
          name="password"
          label={screens.accounts.newPassword}
          hint={screens.accounts.atLeast8Characters}
          autoComplete="new-password"
        />
        <FormPassword
          control={control}
          name="password_confirmation"
          label={screens.accounts.repeatPassword}
          autoComplete="new-password"
        />
        <FormError control={control} />
        <Button type="submit" wide busy={reset.isPending}>
          {screens.accounts.setPassword}
        </Button>
        <p className="text-center">
          <TextLink to="/login">{screens.accounts.backToLogIn}</TextLink>
        </p>
      </form>
    </>
  );
}
