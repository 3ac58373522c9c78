/** Two-step sign-in for people of a test: their authenticator app, and the two steps of a login. */
import { access } from '#contract/accounts/access.ts';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { call, PASSWORD, type Person } from './actors.ts';
import type { TestApp } from './app.ts';
import { authenticator } from './operators.ts';

/** The code that the authenticator app shows now. */
export function codeNow(app: TestApp, secret: string): string {
  return authenticator(secret, app.services.clock.now());
}

/** Turns the authenticator app on, then moves the clock half a minute, so that its next code is a new one. */
export async function switchOn(app: TestApp, one: Person): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await one.ok(secondFactor.setUpApp, { body: { password: PASSWORD } });
  const body = { code: codeNow(app, secret) };
  const { recovery_codes } = await one.ok(secondFactor.confirmApp, { body });
  app.passMinutes(0.5);
  return { secret, codes: recovery_codes ?? [] };
}

/** Signs in with the password; returns the token for the second step. */
export async function firstStep(app: TestApp, { email }: Person): Promise<string> {
  const { body } = await call(app, null, access.login, { body: { email, password: PASSWORD } });
  if (body.token !== null) throw new Error('no second step was asked for');
  return body.second_step.token;
}

export function secondStep(app: TestApp, second_step_token: string, code: string) {
  return call(app, null, secondFactor.login, { body: { second_step_token, code } });
}
