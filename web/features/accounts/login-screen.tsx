/** /login: e-mail and password; leads to the page that was asked for, or to the person's own home. */
import { useRouter } from '@tanstack/react-router';
import { accounts, loginForm } from '#contract/accounts.ts';
import { words } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { getSession, homeOf, startSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError, FormText } from '#web/ui/form-fields.tsx';
import { FormPassword } from '#web/ui/password-field.tsx';
import { tellRefusal } from '#web/ui/tell-refusal.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { notify } from '#web/ui/toast.tsx';
import { type AskedPage, arrival } from './arrival.ts';
import { EMAIL_DRAFT } from './email-draft.ts';
import { ScreenHead } from './screen-head.tsx';

export function LoginScreen({ next }: AskedPage) {
  const router = useRouter();
  const form = useContractForm(loginForm, { email: '', password: '' });
  const draft = useDraft(form, EMAIL_DRAFT);
  const login = useMutationCall(accounts.login, {
    onSuccess(reply) {
      draft.clear();
      startSession(reply);
      notify.good(words.toast.loggedIn);
      const { person } = getSession();
      if (person) void router.navigate({ href: arrival(homeOf(person), next), replace: true });
    },
    onError: (error) => tellRefusal(form, error),
  });
  return (
    <>
      <ScreenHead title="Log in">
        New here?{' '}
        <TextLink to="/signup" search={{ next }}>
          Create an account
        </TextLink>
      </ScreenHead>
      <form noValidate onSubmit={form.handleSubmit((body) => login.mutate({ body }))} className="grid gap-5">
        <FormText control={form.control} name="email" label="Email" type="email" autoComplete="username" />
        <FormPassword control={form.control} name="password" label="Password" />
        <FormError control={form.control} />
        <Button type="submit" wide busy={login.isPending}>
          Log in
        </Button>
        <p className="text-center">
          <TextLink to="/forgotPassword">Forgot your password?</TextLink>
        </p>
      </form>
    </>
  );
}
