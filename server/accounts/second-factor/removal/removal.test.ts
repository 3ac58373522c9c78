/** A lost second factor: an operator asks for its removal, a day passes, and its owner can stop it (rule 1.14). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words/en.ts';
import { call, type Person, PASSWORD as password, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { codeNow, firstStep, secondStep, switchOn } from '#server/testing/second-factor.ts';

let app: TestApp;
let ops: Awaited<ReturnType<typeof consoleOf>>;
beforeAll(async () => {
  app = await testApp();
  ops = await consoleOf(app);
});
afterAll(() => app.close());

const w = words.secondFactor.mail;
const reason = 'Lost the telephone, passport was checked';
const remove = (one: Person) =>
  ops.call(operator.removeSecondFactor, { params: { id: one.id }, body: { reason } });
const seen = async (one: Person) => ops.ok(operator.person, { params: { id: one.id } });

test('the removal is logged, mails the person at once, and takes effect after 24 hours', async () => {
  const ada = await person(app, 'Ada', []);
  expect((await remove(ada)).refusal.code).toBe('off');
  await switchOn(app, ada);
  expect((await seen(ada)).can).toContain('remove-second-factor');
  expect((await remove(ada)).status).toBe(200);
  expect((await remove(ada)).refusal.code).toBe('ending');
  const page = await seen(ada);
  expect(page.person.second_factor).toBe('ending');
  expect(page.log[0]).toMatchObject({ act: 'person.remove-second-factor', reason });
  expect((await mailsTo(app, ada)).at(-1)?.subject).toBe(w.removal);
  app.passMinutes(24 * 60 - 1);
  await app.settle();
  await firstStep(app, ada);
  app.passMinutes(1);
  await app.settle();
  const { body } = await call(app, null, access.login, { body: { email: ada.email, password } });
  expect(body.token).toHaveLength(43);
  expect((await mailsTo(app, ada)).at(-1)?.subject).toBe(w.removed);
});

test('it is stopped by the link in the mail, and by logging in with the factor', async () => {
  ops = await consoleOf(app, 'Second');
  const [ada, obi] = [await person(app, 'Ada', []), await person(app, 'Obi', [])];
  await switchOn(app, ada);
  const { secret } = await switchOn(app, obi);
  await remove(ada);
  await remove(obi);
  const [, stop_token = ''] =
    /keepTwoStep\?token=([\w-]{43})/.exec((await mailsTo(app, ada)).at(-1)?.body ?? '') ?? [];
  const stop = () => call(app, null, secondFactor.stopRemoval, { body: { stop_token } });
  expect((await stop()).status).toBe(200);
  expect((await stop()).status).toBe(404);
  expect((await secondStep(app, await firstStep(app, obi), codeNow(app, secret))).status).toBe(200);
  app.passDays(1.1);
  await app.settle();
  await firstStep(app, ada);
  await firstStep(app, obi);
});
