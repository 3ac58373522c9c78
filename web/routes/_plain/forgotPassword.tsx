/** /forgotPassword. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { access, forgotForm } from '#contract/accounts/access.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { EMAIL_DRAFT, ScreenHead, storeEmail } from '#web/features/accounts/parts/before-login.tsx';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { pageTitle } from '#web/lib/title.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { showRefusal } from '#web/ui/forms/show-refusal.ts';

export const Route = createFileRoute('/_plain/forgotPassword')({
  head: () => pageTitle(words.common.places.forgotPassword),
  component: ForgotPasswordScreen,
});

/** /forgotPassword: asks for the mail with the link and its code; leads to /resetPassword. */
function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const { control, submit, busy } = useFormCall({
    schema: forgotForm,
    start: { email: '' },
    draft: EMAIL_DRAFT,
    endpoint: access.forgotPassword,
    input: (body) => ({ body }),
    onDone(_reply, { email }) {
      storeEmail(email);
      notify.good(words.accounts.forgot.done);
      void navigate({ to: paths.resetPassword });
    },
    refuse: showRefusal,
  });
  return (
    <>
      <ScreenHead title={words.common.places.forgotPassword}>{words.accounts.forgot.lead}</ScreenHead>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FormText
          control={control}
          name="email"
          label={words.common.labels.email}
          type="email"
          autoComplete="username"
        />
        <FormError control={control} />
        <Button type="submit" wide busy={busy}>
          {words.accounts.fixed.getLink}
        </Button>
        <p className="text-center">
          <TextLink to={paths.login}>{words.accounts.shared.backToLogIn}</TextLink>
        </p>
      </form>
    </>
  );
}
