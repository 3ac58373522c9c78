/** Random acts through two processes: cached public answers are never older than a second, and a person sees their own changes at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#contract/profiles/profiles.ts';
import { type App, buildApp } from '#server/app.ts';
import { KEPT_MS } from '#server/core/http/public-answers.ts';
import { call, type Person, PROFILE } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { printLine, runsOf, seedOf } from '../support/form.ts';
import { expectTrue, type Market, openMarket, read } from '../support/kept.ts';

const ACTS = runsOf(150, 2_000);

let app: TestApp;
let second: App;
let plain: App;
let market: Market;

beforeAll(async () => {
  app = await testApp({}, { publicKeptMs: KEPT_MS });
  const parts = { config: app.services.config, database: app.database, clock: app.services.clock };
  second = await buildApp({ ...parts, logger: false, publicKeptMs: KEPT_MS });
  plain = await buildApp({ ...parts, logger: false, publicKeptMs: 0 });
  market = await openMarket(app, [app, second], plain);
}, 60_000);
afterAll(async () => {
  await plain.close();
  await second.close();
  await app.close();
});

test('every public answer is that of the database a second after any act, and at once for who acted', async () => {
  const seed = seedOf(11);
  printLine(`kept answers: ${ACTS} acts, seed ${seed}`);
  await expectTrue(market, ACTS, seed);
}, 900_000);

test('within that second the other process may answer as before, else nothing would be kept', async () => {
  const [seller] = market.sellers as [Person];
  const url = `/api/getuser/${seller.id}`;
  const before = await read(second, url);
  const body = { ...PROFILE, firstname: 'Olatunde', accounttypeId: 2 };
  expect((await call(app, seller.token, profiles.save, { body })).status).toBe(200);
  const answers = [await read(second, url), await read(app, url)];
  // On a slow machine the second may already be over.
  expect([before, answers[1]]).toContain(answers[0]);
  expect(answers[1]).toContain('Olatunde');
});
