/** Sets up an authenticator with the code that the command line printed, and signs in with its first code. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { enrolForm, operator } from '#contract/operator/operator.ts';
import { operatorWords } from '#contract/operator/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormError, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { SignInForm } from './sign-in.tsx';

type Enrolled = { key: Reply<typeof operator.enrol>; email: string; password: string };

export function Enrol() {
  const [done, setDone] = useState<Enrolled | null>(null);
  return (
    <>
      <PageHeader
        title="Set up an authenticator"
        text={
          done
            ? operatorWords.signIn.enrolled
            : 'You need the code that “npm run operator -- grant” printed, within 24 hours.'
        }
      />
      {done ? <FirstCode enrolled={done} /> : <EnrolForm onDone={setDone} />}
      <p className="mt-6">
        <TextLink to="/operator">Back to sign in</TextLink>
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
      <FormText control={control} name="email" label="Email" type="email" autoComplete="username" />
      <FormPassword control={control} name="password" label="Password" />
      <FormText
        control={control}
        name="enrolment_code"
        label="Code of the command line"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <FormError control={control} />
      <Button type="submit" wide busy={busy}>
        Continue
      </Button>
    </form>
  );
}

function FirstCode({ enrolled: { key, ...known } }: { enrolled: Enrolled }) {
  const copy = async () => {
    await navigator.clipboard.writeText(key.secret);
    notify.good('Key copied');
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 rounded-card border border-line bg-sunken p-4">
        <p>
          Scan this with an authenticator app, type the key into it (time-based, six digits), or{' '}
          <a href={key.otpauth_url} className="rounded-sm font-medium text-link underline underline-offset-3">
            open the app on this device
          </a>
          .
        </p>
        <QrPicture code={key.qr} />
        <p className="font-mono text-lg leading-7 font-semibold break-words" data-testid="key">
          {key.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy size={16} />}
          onClick={() => void copy()}
          className="justify-self-start"
        >
          Copy key
        </Button>
      </div>
      <SignInForm known={known} />
    </div>
  );
}

/** Dark on light in both themes: readers of codes do not take it the other way round. */
function QrPicture({ code: { size, path } }: { code: Enrolled['key']['qr'] }) {
  return (
    <svg
      role="img"
      aria-label="The key as a QR code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 justify-self-center rounded-sm"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
