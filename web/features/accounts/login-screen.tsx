/** /login: e-mail and password, then the second step if enabled, or a passkey alone. Leads to the requested page, else the person's home. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { access, loginForm, type SecondStep } from '#contract/accounts/access.ts';
import type { LoggedIn } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/site/paths.ts';
import { language } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { nameOfDevice } from '#web/lib/device.ts';
import { adoptVisitorDrafts } from '#web/lib/drafts/visitor-drafts.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { showLanguage } from '#web/lib/language/language.ts';
import { later, useLater } from '#web/lib/later.ts';
import { getSession, homeOf, startSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { showRefusal } from '#web/ui/forms/show-refusal.ts';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { arrival, type LoginSearch } from './arrival.ts';
import { AccountHead, EMAIL_DRAFT } from './parts/before-login.tsx';

const STEP = later(async () => (await import('./second-factor/login-step.tsx')).LoginStep);
const PASSKEYS = later(() => import('./second-factor/passkey-calls.ts'));

export function LoginScreen(asked: LoginSearch) {
  const [step, setStep] = useState<SecondStep | null>(null);
  const onIn = useGoIn(asked);
  const { part: Step, failure, retry } = useLater(STEP, step !== null);
  if (!step) return <PasswordStep asked={asked} onIn={onIn} onStep={setStep} />;
  if (Step) return <Step step={step} onIn={onIn} onBack={() => setStep(null)} />;
  if (!failure) return <SpinnerBlock />;
  return <ErrorBox error={failure} title={words.common.dialog.failedText} onRetry={retry} />;
}

/** Returns what to do after signing in, by any method: start the session and go on to the next page. */
function useGoIn(asked: LoginSearch) {
  const router = useRouter();
  return (reply: LoggedIn) => {
    startSession(reply);
    notify.good(words.notifications.fixed.loggedIn);
    const { person } = getSession();
    if (!person) return;
    adoptVisitorDrafts(person.user.id);
    const href = arrival(homeOf(person), asked);
    if (reply.language && reply.language !== language) void showLanguage(reply.language, href);
    else void router.navigate({ href, replace: true });
  };
}

type PasswordProps = {
  asked: LoginSearch;
  onIn: (reply: LoggedIn) => void;
  onStep: (step: SecondStep) => void;
};

function PasswordStep({ asked, onIn, onStep }: PasswordProps) {
  const { control, submit, busy } = useFormCall({
    schema: loginForm,
    start: { email: '', password: '' },
    draft: EMAIL_DRAFT,
    endpoint: access.login,
    input: (body) => ({ body, device: nameOfDevice() }),
    onDone: (reply) => (reply.token === null ? onStep(reply.second_step) : onIn(reply)),
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
        {'PublicKeyCredential' in window && <PasskeyLogin onIn={onIn} />}
        <p className="text-center">
          <TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center px-2">
            {words.common.places.forgotPassword}
          </TextLink>
        </p>
      </form>
    </>
  );
}

/** Loads its code when pressed: few people have a passkey. */
function PasskeyLogin({ onIn }: Pick<PasswordProps, 'onIn'>) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { logInWithPasskey, passkeyMessage } = await PASSKEYS.fetch();
      await logInWithPasskey().then(onIn, (error) => notify.bad(passkeyMessage(error)));
    } catch (failure) {
      notify.failure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" wide busy={busy} onClick={() => void press()}>
      {words.common.actions.usePasskey}
    </Button>
  );
}
