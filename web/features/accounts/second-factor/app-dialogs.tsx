/** The authenticator app: password, key and first code switch it on; password and a code switch it off. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { appCodeForm, secondFactor, switchOffForm } from '#contract/accounts/second-factor.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { useFormCall } from '#web/lib/forms/form-call.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { PasswordCall } from '#web/ui/password-call.tsx';
import { CodeField } from './code-field.tsx';
import { copySecret, ShownCodes } from './codes.tsx';

const w = words.secondFactor.settings;
type Key = Reply<typeof secondFactor.setUpApp>;

/** Mount it to open it. */
export function AppDialog({ onClose }: { onClose(): void }) {
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  if (key)
    return (
      <KeyStep given={key} onClose={onClose} onDone={(shown) => (shown ? setCodes(shown) : onClose())} />
    );
  return (
    <PasswordCall
      endpoint={secondFactor.setUpApp}
      input={(body) => ({ body })}
      onDone={setKey}
      title={w.setUp}
      text={w.passwordText}
      confirm={w.next}
      onClose={onClose}
    />
  );
}

type KeyProps = { given: Key; onClose(): void; onDone(codes: readonly string[] | null): void };

function KeyStep({ given, onClose, onDone }: KeyProps) {
  const { control, submit, busy } = useFormCall({
    schema: appCodeForm,
    start: { code: '' },
    endpoint: secondFactor.confirmApp,
    input: (body) => ({ body }),
    onDone: (reply) => onDone(reply.recovery_codes),
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.setUp}
      text={w.scan}
      size="sm"
      onSubmit={submit}
      confirm={w.switchOn}
    >
      <div className="grid gap-3 rounded border border-line bg-sunken p-4">
        <QrPicture code={given.qr} />
        <a href={given.otpauth_url} className="rounded-sm font-medium text-link underline underline-offset-3">
          {w.openApp}
        </a>
        <p className="font-mono leading-6 font-semibold wrap-anywhere" data-testid="key">
          {given.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Copy size={16} />}
          onClick={() => void copySecret(given.secret)}
        >
          {w.copyKey}
        </Button>
      </div>
      <FormText
        control={control}
        name="code"
        label={w.enterCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </FormDialog>
  );
}

/** Dark on light in both themes: scanners of codes do not read it inverted. */
function QrPicture({ code: { size, path } }: { code: Key['qr'] }) {
  return (
    <svg
      role="img"
      aria-label={w.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-48 justify-self-center rounded-sm"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** Mount it to open it. */
export function AppOffDialog({ onClose }: { onClose(): void }) {
  const [recovery, setRecovery] = useState(false);
  const { control, submit, busy } = useFormCall({
    schema: switchOffForm,
    start: { password: '', code: '' },
    endpoint: secondFactor.removeApp,
    input: (body) => ({ body }),
    onDone() {
      notify.good(w.switchedOff);
      onClose();
    },
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.switchOff}
      text={w.switchOffText}
      size="sm"
      onSubmit={submit}
      confirm={w.switchOff}
      danger
    >
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
      <CodeField control={control} recovery={recovery} onChange={setRecovery} />
    </FormDialog>
  );
}
