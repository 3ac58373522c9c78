/** The way into the console: e-mail address, password and the code of the authenticator. */
import { useQueryClient } from '@tanstack/react-query';
import { operator, operatorSignInForm } from '#contract/operator/operator.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { startConsole } from './console-session.ts';

export function SignIn() {
  return (
    <>
      <PageHeader title="Operator console" text="For the people who run the market." />
      <SignInForm />
      <p className="mt-6">
        <TextLink to="/operator/enrol">Set up an authenticator</TextLink>
      </p>
    </>
  );
}

/** `email` and `password` are known already after enrolment. */
export function SignInForm({ known }: { known?: { email: string; password: string } }) {
  const client = useQueryClient();
  const { control, submit, busy } = useFormCall({
    schema: operatorSignInForm,
    start: { email: '', password: '', code: '', ...known },
    endpoint: operator.signIn,
    input: (body) => ({ body }),
    onDone(reply) {
      client.removeQueries({ predicate: ({ queryKey: [name] }) => /operator\//.test(String(name)) });
      startConsole(reply);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {!known && (
        <>
          <FormText control={control} name="email" label="Email" type="email" autoComplete="username" />
          <FormPassword control={control} name="password" label="Password" />
        </>
      )}
      <FormText
        control={control}
        name="code"
        label="Code of your authenticator"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <FormError control={control} />
      <Button type="submit" wide busy={busy}>
        Sign in
      </Button>
    </form>
  );
}
