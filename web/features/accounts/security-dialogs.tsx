/** The dialogs of /security: each asks for the password again. */
import { changePasswordForm, emailChangeForm, phoneForm, security } from '#contract/accounts/security.ts';
import { words } from '#contract/words.ts';
import { useFormCall, useSubmitForm } from '#web/lib/forms/form-call.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { renewSession } from '#web/lib/session.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { FormPassword } from '#web/ui/password/password-field.tsx';
import { PasswordCall } from '#web/ui/password-call.tsx';

const w = words.security;
type Props = { onClose(): void };

/** Mount it to open it. */
export function PasswordDialog({ onClose }: Props) {
  const { mutateAsync } = useMutationCall(security.changePassword, {
    // Runs before the changed data is refetched; the live stream ended with the old token.
    onSuccess({ token }) {
      renewSession(token);
      void import('#web/lib/live/live.ts').then(({ startLive }) => startLive());
    },
  });
  const { control, submit, busy } = useSubmitForm({
    schema: changePasswordForm,
    start: { password: '', new_password: '', new_password_confirmation: '' },
    onSubmit: (body) => mutateAsync({ body }),
    onDone() {
      notify.good(w.password.done);
      onClose();
    },
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.password.open}
      text={w.password.text}
      size="sm"
      onSubmit={submit}
      confirm={w.password.open}
    >
      <FormPassword
        control={control}
        name="password"
        label={w.password.present}
        autoComplete="current-password"
      />
      <FormPassword
        control={control}
        name="new_password"
        label={words.accounts.reset.newPassword}
        hint={words.accounts.shared.passwordHint}
        autoComplete="new-password"
      />
      <FormPassword
        control={control}
        name="new_password_confirmation"
        label={words.accounts.reset.repeatPassword}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

/** Mount it to open it. */
export function EmailDialog({ onClose }: Props) {
  const { control, submit, busy } = useFormCall({
    schema: emailChangeForm,
    start: { email: '', password: '' },
    endpoint: security.askEmailChange,
    input: (body) => ({ body }),
    onDone() {
      notify.good(w.email.done, 'long');
      onClose();
    },
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.email.open}
      text={w.email.text}
      size="sm"
      onSubmit={submit}
      confirm={w.email.open}
    >
      <FormText
        control={control}
        name="email"
        label={w.email.new}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
    </FormDialog>
  );
}

/** Mount it to open it. */
export function PhoneDialog({ onClose }: Props) {
  const { control, submit, busy } = useFormCall({
    schema: phoneForm,
    start: { phone_number: '', password: '' },
    endpoint: security.changePhone,
    input: (body) => ({ body }),
    onDone() {
      notify.good(w.phone.done);
      onClose();
    },
  });
  return (
    <FormDialog
      {...{ onClose, control, busy }}
      title={w.phone.open}
      size="sm"
      onSubmit={submit}
      confirm={w.phone.open}
    >
      <FormText
        control={control}
        name="phone_number"
        label={w.phone.label}
        type="tel"
        autoComplete="tel"
        placeholder="+234 803 123 4567"
      />
      <FormPassword control={control} name="password" label={words.common.labels.yourPassword} />
    </FormDialog>
  );
}

/** Mount it to open it; `device` is its name in words. */
export function EndSessionDialog({ id, device, onClose }: Props & { id: string; device: string }) {
  return (
    <PasswordCall
      endpoint={security.endSession}
      input={({ password }) => ({ body: { id, password } })}
      onDone={() => {
        notify.good(w.devices.ended);
        onClose();
      }}
      title={w.devices.endOf(device)}
      text={w.devices.endText}
      confirm={w.devices.end}
      onClose={onClose}
    />
  );
}

/** Mount it to open it. */
export function EndOthersDialog({ onClose }: Props) {
  return (
    <PasswordCall
      endpoint={security.endOtherSessions}
      input={(body) => ({ body })}
      onDone={() => {
        notify.good(w.devices.endedOthers);
        onClose();
      }}
      title={w.devices.endOthers}
      text={w.devices.endOthersText}
      confirm={w.devices.endOthers}
      onClose={onClose}
    />
  );
}
