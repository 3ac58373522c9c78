/** /signup: a new account; leads to /login. */
import { useNavigate } from '@tanstack/react-router';
import { access, registerForm } from '#contract/accounts/access.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { showRefusal } from '#web/ui/forms/show-refusal.ts';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import type { LoginSearch } from './arrival.ts';
import { AccountHead, storeEmail } from './parts/before-login.tsx';

const EMPTY = { name: '', email: '', password: '', password_confirmation: '' };

export function SignUpScreen(asked: LoginSearch) {
  const navigate = useNavigate();
  const { control, submit, busy } = useFormCall({
    schema: registerForm,
    start: EMPTY,
    draft: 'signup',
    endpoint: access.register,
    input: (body) => ({ body }),
    onDone({ data }) {
      storeEmail(data.email);
      notify.good(words.notifications.fixed.registered);
      void navigate({ to: paths.login, search: asked });
    },
    refuse: showRefusal,
  });
  return (
    <>
      <AccountHead tab="new" asked={asked} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FormText
          control={control}
          name="name"
          label={words.accounts.signUp.name}
          hint={words.accounts.signUp.nameHint}
          autoComplete="nickname"
        />
        <FormText
          control={control}
          name="email"
          label={words.common.labels.email}
          type="email"
          autoComplete="username"
        />
        <FormPassword
          control={control}
          name="password"
          label={words.accounts.shared.password}
          hint={words.accounts.shared.passwordHint}
          autoComplete="new-password"
        />
        <FormPassword
          control={control}
          name="password_confirmation"
          label={words.accounts.signUp.confirmPassword}
          autoComplete="new-password"
        />
        <FormError control={control} />
        <Button type="submit" wide busy={busy}>
          {words.accounts.signUp.submit}
        </Button>
      </form>
    </>
  );
}
