/** Two operators of a test who stay signed in however often the clock is advanced. */
import { operator } from '#contract/operator/operator.ts';
import { call, PASSWORD, type Person } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import { authenticator, consoleOf } from '#server/testing/operators.ts';

/** The console of the first or the second operator. */
export type Consoles = (which: number) => Promise<Pick<Person, 'call' | 'ok'>>;

/** Console sessions end after 30 idle minutes; this is shorter. */
const IDLE_MS = 25 * 60_000;

export async function openConsoles(app: TestApp): Promise<Consoles> {
  const two = [await consoleOf(app, 'Ifeoma'), await consoleOf(app, 'Danladi')].map((one) => ({
    ...one,
    seenAt: app.services.clock.now().getTime(),
    since: app.services.clock.now().getTime(),
  }));
  return async (which) => {
    const one = two[which % 2];
    if (!one) throw new Error('there are two consoles');
    const now = app.services.clock.now().getTime();
    if (now - one.seenAt > IDLE_MS || now - one.since > 11 * 3_600_000) {
      // A code is accepted only once, so wait a minute for a new one.
      app.passMinutes(1);
      const code = authenticator(one.secret, app.services.clock.now());
      const answer = await call(app, null, operator.signIn, {
        body: { email: one.email, password: PASSWORD, code },
      });
      if (answer.status !== 200) throw new Error(`sign in: ${answer.status}`);
      one.token = answer.body.token;
      one.since = now;
    }
    one.seenAt = app.services.clock.now().getTime();
    const { token } = one;
    return {
      call: (entry, sent) => call(app, token, entry, sent),
      ok: async (entry, sent) => {
        const said = await call(app, token, entry, sent);
        if (said.status === 200) return said.body;
        throw new Error(`${entry.method} ${entry.path}: ${said.status} ${JSON.stringify(said.refusal)}`);
      },
    };
  };
}
