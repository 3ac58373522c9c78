/** Signing in to the console: password and authenticator, which is set up with a code from the command line. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { enrolForm, operator, operatorSignInForm } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { AuthenticatorKey } from '#web/ui/authenticator-key.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { startConsole, useEnded } from './console-session.ts';

const w = words.operator.signIn;
const enrol = words.operator.enrol;

export function SignIn() {
  const ended = useEnded();
  return (
    <>
      <PageHeader title={w.title} text={ended ? w.ended : w.lead} />
      <SignInForm />
      <p className="mt-6">
        <TextLink to="/operator/enrol">{w.enrol}</TextLink>
      </p>
    </>
  );
}

/** `email` and `password` are known already after enrolment. */
function SignInForm({ known }: { known?: { email: string; password: string } }) {
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
          <FormText control={control} name="email" label={w.email} type="email" autoComplete="username" />
          <FormPassword control={control} name="password" label={w.password} />
        </>
      )}
      <FormText
        control={control}
        name="code"
        label={w.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <FormError control={control} />
      <Button type="submit" wide busy={busy}>
        {w.confirm}
      </Button>
    </form>
  );
}

type Enrolled = { key: Reply<typeof operator.enrol>; email: string; password: string };

export function Enrol() {
  const [done, setDone] = useState<Enrolled | null>(null);
  return (
    <>
      <PageHeader title={enrol.title} text={done ? enrol.next : enrol.lead} />
      {done ? <FirstCode enrolled={done} /> : <EnrolForm onDone={setDone} />}
      <p className="mt-6">
        <TextLink to="/operator">{enrol.back}</TextLink>
      </p>
    </>
  );
}

function EnrolForm({ onDone }: { onDone: (enrolled: Enrolled) => void }) {
  const { control, submit, busy } = useFormCall({
    schema: enrolForm,
    start: { email: '', password: '', enrolment_code: '' },
    endpoint: operator.enrol,
    input: (body) => ({ body }),
    onDone: (key, { email, password }) => onDone({ key, email, password }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FormText control={control} name="email" label={w.email} type="email" autoComplete="username" />
      <FormPassword control={control} name="password" label={w.password} />
      <FormText
        control={control}
        name="enrolment_code"
        label={enrol.code}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <FormError control={control} />
      <Button type="submit" wide busy={busy}>
        {enrol.confirm}
      </Button>
    </form>
  );
}

function FirstCode({ enrolled: { key, ...known } }: { enrolled: Enrolled }) {
  return (
    <div className="grid gap-6">
      <p>{enrol.scan}</p>
      <AuthenticatorKey given={key} />
      <SignInForm known={known} />
    </div>
  );
}
