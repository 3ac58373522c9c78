/** The environment in which the example market is made: the real app, with a clock that runs through weeks in seconds. */
import Fastify from 'fastify';
import { access } from '#contract/accounts/access.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/core/config.ts';
import type { Database } from '#server/core/db/database.ts';
import { call, type Sent } from '#server/testing/actors.ts';
import { paystackSimulator } from '#simulator/plugin.ts';
import { readPicture } from './gig-kit.ts';
import { SEED_PASSWORD } from './people.ts';
import type { SeedPerson } from './person.ts';

/** Tasks with nothing to do in a new market: running them thirty times would take a tenth of the filling. */
const HOUSEKEEPING = /^(forget|reconcile|remove|sweep|mail|send)-/;

/** Maximum number of sign-ins in a row, when the session has expired again by the time of the call. */
const SIGN_INS = 5;

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Member = {
  id: string;
  email: string;
  /** Calls the API as this person, throws unless it succeeds, and signs in again when the session has expired. */
  ok<E extends Endpoint>(entry: E, sent?: Sent): Promise<Reply<E>>;
};

/** Opens the world `daysAgo` days in the past. `bookFile` is the simulator's book. */
export async function openWorld(config: Config, database: Database, bookFile: string, daysAgo: number) {
  let turnedMs = -daysAgo * DAY_MS;
  const clock = { now: () => new Date(Date.now() + turnedMs) };
  const provider = Fastify({ forceCloseConnections: true });
  const own = {
    ...config,
    rateLimits: false,
    smtpUrl: null,
    paystack: { ...config.paystack, baseUrl: '' },
  };
  await provider.register(paystackSimulator, {
    prefix: '/paystack-simulator',
    bookFile,
    secretKey: config.paystack.secretKey,
    publicUrl: `${config.publicUrl}/paystack-simulator`,
    webhookUrl: 'http://127.0.0.1:9/nobody-listens',
    now: clock.now,
  });
  own.paystack.baseUrl = `${await provider.listen({ port: 0, host: '127.0.0.1' })}/paystack-simulator`;
  const app = await buildApp({ config: own, database, clock, logger: false });
  await app.http.ready();

  async function settle(): Promise<void> {
    await app.workOff();
    for (const task of app.scheduledTasks) if (!HOUSEKEEPING.test(task.name)) await task.run();
    await app.workOff();
  }

  async function control(path: string, body: object): Promise<void> {
    const answer = await fetch(`${own.paystack.baseUrl}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`simulator ${path}: ${answer.status} ${await answer.text()}`);
  }

  await control('/settings', { autoWebhooks: false, transferMode: 'instant' });

  /** Registers a person with their profile; `hasFace` is false for those whose portrait no one sees. */
  async function join(
    person: Omit<SeedPerson, 'profile'> & Partial<SeedPerson>,
    hasFace = true,
  ): Promise<Member> {
    const { name, email } = person;
    const form = { name, email, password: SEED_PASSWORD, password_confirmation: SEED_PASSWORD };
    const made = await call(app, null, access.register, { body: form });
    if (made.status !== 200) throw new Error(`seed: ${email}: ${JSON.stringify(made.refusal)}`);
    let token: string | null = null;
    const enter = async () => {
      const entered = await call(app, null, access.login, { body: { email, password: SEED_PASSWORD } });
      token = entered.body.token;
    };
    const member: Member = {
      id: made.body.data.id,
      email,
      ok: async (entry, sent) => {
        if (!token) await enter();
        // No call is repeated, so none needs an idempotency key.
        const once = { key: null, ...sent };
        let answer = await call(app, token, entry, once);
        // The clock may jump between sign-in and call, because galleries are filled in parallel.
        for (let left = SIGN_INS; answer.status === 401 && left > 0; left -= 1) {
          await enter();
          answer = await call(app, token, entry, once);
        }
        if (answer.status !== 200) {
          throw new Error(
            `seed: ${entry.method} ${entry.path}: ${answer.status} ${JSON.stringify(answer.refusal)}`,
          );
        }
        return answer.body;
      },
    };
    for (const type of person.types) {
      await member.ok(profiles.save, { body: { ...person.profile, accounttypeId: type } });
    }
    if (person.profile && hasFace) {
      const face = `portraits/${person.profile.firstname.toLowerCase()}`;
      await member.ok(profiles.save, { body: {}, upload: await readPicture('profile_image', face) });
    }
    return member;
  }

  return {
    join,
    settle,
    /** Runs queued work only, without scheduled tasks. */
    workOff: () => app.workOff(),
    control,
    now: clock.now,
    /** Moves the clock forward without running any work. */
    advanceClock(hours: number): void {
      turnedMs += (hours * DAY_MS) / 24;
    },
    /** Moves the clock forward by days, then runs queued work and scheduled tasks. */
    async advanceDays(days: number): Promise<void> {
      turnedMs += days * DAY_MS;
      await settle();
    },
    async close(): Promise<void> {
      await control('/settings', { autoWebhooks: true, transferMode: 'auto' });
      await app.close();
      await provider.close();
    },
  };
}
