/** /login: e-mail and password; leads to the page that was asked for, or to the person's own home. */
import { useRouter } from '@tanstack/react-router';
import { accounts, loginForm } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/site/paths.ts';
import { language } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { nameOfDevice } from '#web/lib/device.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { showLanguage } from '#web/lib/language/language.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { getSession, homeOf, startSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { showRefusal } from '#web/ui/forms/show-refusal.ts';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { type AskedPage, arrival } from './arrival.ts';
import { AccountHead, EMAIL_DRAFT } from './parts/before-login.tsx';

export function LoginScreen(asked: AskedPage) {
  const router = useRouter();
  const keepLanguage = useMutationCall(accounts.setLanguage);
  const { control, submit, busy } = useFormCall({
    schema: loginForm,
    start: { email: '', password: '' },
    draft: EMAIL_DRAFT,
    endpoint: accounts.login,
    input: (body) => ({ body, device: nameOfDevice() }),
    onDone(reply) {
      startSession(reply);
      notify.good(words.notifications.fixed.loggedIn);
      const { person } = getSession();
      if (!person) return;
      const href = arrival(homeOf(person), asked);
      if (reply.language && reply.language !== language) void showLanguage(reply.language, href);
      else void router.navigate({ href, replace: true });
      if (!reply.language && language !== 'en') void keepLanguage.mutate({ body: { language } });
    },
    refuse: showRefusal,
  });
  return (
    <>
      <AccountHead tab="login" asked={asked} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FormText
          control={control}
          name="email"
          label={words.common.labels.email}
          type="email"
          autoComplete="username"
        />
        <FormPassword control={control} name="password" label={words.accounts.shared.password} />
        <FormError control={control} />
        <Button type="submit" wide busy={busy}>
          {words.common.actions.logIn}
        </Button>
        <p className="text-center">
          <TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center px-2">
            {words.common.places.forgotPassword}
          </TextLink>
        </p>
      </form>
    </>
  );
}
