/** /forgotPassword: asks for the mail with the link and its code; leads to /resetPassword. */
import { useNavigate } from '@tanstack/react-router';
import { accounts, forgotForm } from '#contract/accounts.ts';
import { screens } from '#contract/words.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { useContractForm } from '#web/lib/forms.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError, FormText } from '#web/ui/form-fields.tsx';
import { tellRefusal } from '#web/ui/tell-refusal.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { notify } from '#web/ui/toast.tsx';
import { EMAIL_DRAFT } from './email-draft.ts';
import { ScreenHead } from './screen-head.tsx';

export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const form = useContractForm(forgotForm, { email: '' });
  useDraft(form, EMAIL_DRAFT);
  const ask = useMutationCall(accounts.forgotPassword, {
    onSuccess({ message }) {
      notify.good(message);
      void navigate({ to: '/resetPassword' });
    },
    onError: (error) => tellRefusal(form, error),
  });
  return (
    <>
      <ScreenHead title={screens.common.forgotYourPassword}>{screens.accounts.weMailYouALinkAnd}</ScreenHead>
      <form noValidate onSubmit={form.handleSubmit((body) => ask.mutate({ body }))} className="grid gap-5">
        <FormText
          control={form.control}
          name="email"
          label={screens.common.email}
          type="email"
          autoComplete="username"
        />
        <FormError control={form.control} />
        <Button type="submit" wide busy={ask.isPending}>
          {screens.accounts.getLink}
        </Button>
        <p className="text-center">
          <TextLink to="/login">{screens.accounts.backToLogIn}</TextLink>
        </p>
      </form>
    </>
  );
}
