/** /confirmEmail, linked from both e-mails: confirms a change of e-mail address, or stops it from the current address. */
import { useState } from 'react';
import { emailCodeForm, security } from '#contract/accounts/security.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { ScreenHead } from './parts/before-login.tsx';

const w = words.security.confirm;

type Props = {
  code: string;
  /** True for the link sent to the current address, which may stop the change. */
  mayStop: boolean;
};

export function ConfirmEmailScreen({ code, mayStop }: Props) {
  const [done, setDone] = useState<string | null>(null);
  const form = { schema: emailCodeForm, start: { code } };
  const confirm = useFormCall({
    ...form,
    endpoint: security.confirmEmail,
    input: (body) => ({ body }),
    onDone: ({ state }) => setDone(w[state]),
  });
  const stop = useFormCall({
    ...form,
    endpoint: security.stopEmail,
    input: (body) => ({ body }),
    onDone: () => setDone(w.stopped),
  });
  if (done) {
    return (
      <>
        <ScreenHead title={w.title}>{done}</ScreenHead>
        <TextLink to={paths.start}>{words.common.fixed.done}</TextLink>
      </>
    );
  }
  return (
    <>
      <ScreenHead title={w.title}>{w.text}</ScreenHead>
      <form noValidate onSubmit={confirm.submit} className="grid gap-5">
        <FormText
          control={confirm.control}
          name="code"
          label={words.accounts.reset.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormError control={confirm.control} />
        <Button type="submit" wide busy={confirm.busy}>
          {w.submit}
        </Button>
      </form>
      {mayStop && (
        <form noValidate onSubmit={stop.submit} className="mt-4 grid gap-4">
          <FormError control={stop.control} />
          <Button type="submit" variant="danger" wide busy={stop.busy}>
            {w.stop}
          </Button>
        </form>
      )}
    </>
  );
}
