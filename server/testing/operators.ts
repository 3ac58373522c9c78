/** Operators of a test, made as in production: granted, enrolled with a code from the command line, signed in to the console. */
import { operator } from '#contract/operator/operator.ts';
import { grantOperator } from '#server/accounts/operators/commands.ts';
import { codeOf, stepAt } from '#server/core/security/authenticator.ts';
import { issueEnrolment } from '#server/operator/keys/commands.ts';
import { call, callsWith, PASSWORD, type Person, person } from './actors.ts';
import type { TestApp } from './app.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator shows at this time for the secret from enrolment. */
export function authenticator(secret: string, at: Date): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return codeOf(Uint8Array.from(bytes), stepAt(at));
}

/** Grants and enrols an operator; returns the authenticator's secret, not yet confirmed by a sign-in. */
export async function enrolOperator(app: TestApp, one: Pick<Person, 'email'>): Promise<string> {
  const now = app.services.clock.now();
  const code = await app.database.db.transaction().execute(async (tx) => {
    await grantOperator(tx, one.email, now);
    return issueEnrolment(tx, one.email, now);
  });
  const body = { email: one.email, password: PASSWORD, enrolment_code: code };
  const answer = await call(app, null, operator.enrol, { body });
  if (answer.status !== 200) throw new Error(`enrol: ${answer.status} ${JSON.stringify(answer.refusal)}`);
  return answer.body.secret;
}

/** An operator signed in to the console, with account `types` if given; `member` is the same person in the market. */
export async function consoleOf(
  app: TestApp,
  name = 'Ops',
  types: readonly (1 | 2)[] = [],
): Promise<Person & { member: Person; secret: string }> {
  const member = await person(app, name, types);
  const secret = await enrolOperator(app, member);
  const code = authenticator(secret, app.services.clock.now());
  const body = { email: member.email, password: PASSWORD, code };
  const answer = await call(app, null, operator.signIn, { body });
  if (answer.status !== 200) throw new Error(`sign in: ${answer.status} ${JSON.stringify(answer.refusal)}`);
  const { token } = answer.body;
  return {
    ...member,
    member,
    secret,
    token,
    ...callsWith(app, token),
  };
}
