/** Passkey operations in the browser; each needs one call to the server before and one after. */
import {
  type AuthenticationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { LoggedIn } from '#contract/accounts/accounts.ts';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { nameOfDevice } from '#web/lib/device.ts';
import { ApiRefusal, messageOf, NetworkFailure } from '#web/lib/refusals.ts';

type Asked = Reply<typeof secondFactor.askPasskey>;
type Shown = Body<typeof secondFactor.confirmPasskey>;

/** Signs in with a passkey of this site. */
export async function logInWithPasskey(): Promise<LoggedIn> {
  const body = await show(await call(secondFactor.askPasskeyLogin));
  return call(secondFactor.passkeyLogin, { body, device: nameOfDevice() });
}

/** Confirms the second factor again with a passkey. */
export async function confirmByPasskey(): Promise<void> {
  await call(secondFactor.confirmPasskey, { body: await show(await call(secondFactor.askPasskey)) });
}

async function show({ passkey_token, options }: Asked): Promise<Shown> {
  const shown = await startAuthentication({ optionsJSON: options as never });
  return { passkey_token, credential: shown as AuthenticationResponseJSON as Shown['credential'] };
}

/** Creates a passkey on this device and registers it with the server. */
export async function makePasskey(
  name: string,
  password: string,
): Promise<Reply<typeof secondFactor.addPasskey>> {
  const { passkey_token, options } = await call(secondFactor.askNewPasskey, { body: { password } });
  const credential = await startRegistration({ optionsJSON: options as never });
  const body = { passkey_token, name, credential: credential as never };
  return call(secondFactor.addPasskey, { body });
}

/** The message for a failure: the server's reason for a refusal, `otherwise` when the device failed. */
export function passkeyMessage(error: unknown, otherwise = words.secondFactor.login.noPasskey): string {
  // The device holds a passkey of this person already.
  if (error instanceof Error && error.name === 'InvalidStateError')
    return words.secondFactor.errors.passkeyKnown;
  const isOurs = error instanceof ApiRefusal || error instanceof NetworkFailure;
  if (!isOurs) return otherwise;
  return error instanceof ApiRefusal ? error.firstMessage('credential') : messageOf(error);
}
