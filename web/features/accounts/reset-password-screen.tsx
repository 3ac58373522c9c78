/** /resetPassword: the mailed code and a new password; leads to /login. */
import { useNavigate } from '@tanstack/react-router';
import { access, resetForm } from '#contract/accounts/access.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { endSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { showRefusal } from '#web/ui/forms/show-refusal.ts';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { ScreenHead } from './parts/before-login.tsx';

/** `code` comes from the mailed link; it is empty when the person came without it. */
export function ResetPasswordScreen({ code }: { code: string }) {
  const navigate = useNavigate();
  const { control, submit, busy } = useFormCall({
    schema: resetForm,
    start: { code, password: '', password_confirmation: '' },
    endpoint: access.resetPassword,
    input: (body) => ({ body }),
    onDone() {
      // A new password ended every session of the person, including one open here.
      endSession();
      notify.good(words.accounts.reset.done);
      void navigate({ to: paths.login, replace: true });
    },
    refuse: showRefusal,
  });
  return (
    <>
      <ScreenHead title={words.common.places.newPassword}>
        {code ? (
          words.accounts.reset.leadWithCode
        ) : (
          <>
            {words.accounts.reset.lead}{' '}
            <TextLink to={paths.forgotPassword}>{words.accounts.reset.askAgain}</TextLink>.
          </>
        )}
      </ScreenHead>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FormText
          control={control}
          name="code"
          label={words.accounts.reset.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormPassword
          control={control}
          name="password"
          label={words.accounts.reset.newPassword}
          hint={words.accounts.shared.passwordHint}
          autoComplete="new-password"
        />
        <FormPassword
          control={control}
          name="password_confirmation"
          label={words.accounts.reset.repeatPassword}
          autoComplete="new-password"
        />
        <FormError control={control} />
        <Button type="submit" wide busy={busy}>
          {words.accounts.reset.submit}
        </Button>
        <p className="text-center">
          <TextLink to={paths.login}>{words.accounts.shared.backToLogIn}</TextLink>
        </p>
      </form>
    </>
  );
}
