/** Passkeys through the API: made, shown at login and before money moves, named, removed; and every answer that is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { PASSKEYS_MAX, SECOND_STEP_ENDED, secondFactor } from '#contract/accounts/second-factor.ts';
import { words } from '#contract/words/en.ts';
import { call, PASSWORD, type Person, person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { passkeyDevice } from '#server/testing/passkeys.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = PASSWORD;
const REFUSED = { credential: [words.secondFactor.errors.passkeyRefused] };
type Device = ReturnType<typeof passkeyDevice>;

async function offer(one: Person, device: Device, name = 'Phone') {
  const { passkey_token, options } = await one.ok(secondFactor.askNewPasskey, { body: { password } });
  return { passkey_token, credential: device.make(options.challenge), name };
}

async function add(one: Person, device = passkeyDevice()) {
  const reply = await one.ok(secondFactor.addPasskey, { body: await offer(one, device) });
  return { device, ...reply };
}

async function loginAnswer(device: Device) {
  const { passkey_token, options } = (await call(app, null, secondFactor.askPasskeyLogin)).body;
  return { passkey_token, credential: device.show(options.challenge) };
}

const enter = (body: object) => call(app, null, secondFactor.passkeyLogin, { body });

test('the first one switches two-step sign-in on and gives the recovery codes; it logs in alone', async () => {
  const ada = await person(app, 'Ada', []);
  const { device, passkey, recovery_codes } = await add(ada);
  expect(passkey).toMatchObject({ name: 'Phone', last_used_at: null });
  expect(recovery_codes).toHaveLength(10);
  const login = await call(app, null, access.login, { body: { email: ada.email, password } });
  expect(login.body.token).toBeNull();
  const entered = await enter(await loginAnswer(device));
  expect(entered.body.user.id).toBe(ada.id);
  const state = await ada.ok(secondFactor.get);
  expect(state).toMatchObject({ on: true, authenticator: false });
  expect(state.passkeys[0]?.last_used_at).not.toBeNull();
  const second = await add(ada);
  expect(second.recovery_codes).toBeNull();
});

test('ten are saved, also when the tenth and the eleventh come at once (rule 1.12)', async () => {
  const ada = await person(app, 'Ada', []);
  for (let known = 0; known < PASSKEYS_MAX - 1; known += 1) await add(ada);
  const both = [await offer(ada, passkeyDevice()), await offer(ada, passkeyDevice())];
  const answers = await Promise.all(both.map((body) => ada.call(secondFactor.addPasskey, { body })));
  expect(answers.map(({ status, refusal }) => [status, refusal?.code]).sort()).toEqual([
    [200, undefined],
    [409, 'too_many'],
  ]);
  expect((await ada.ok(secondFactor.get)).passkeys).toHaveLength(PASSKEYS_MAX);
  const late = await ada.call(secondFactor.askNewPasskey, { body: { password } });
  expect([late.status, late.refusal.code]).toEqual([409, 'too_many']);
});

test('an answer is taken once, for its own challenge, within 5 minutes', async () => {
  const ada = await person(app, 'Ada', []);
  const { device } = await add(ada);
  const answer = await loginAnswer(device);
  expect((await enter(answer)).status).toBe(200);
  expect((await enter(answer)).refusal.code).toBe(SECOND_STEP_ENDED);
  const { passkey_token } = await loginAnswer(device);
  expect((await enter({ ...answer, passkey_token })).refusal.errors).toEqual(REFUSED);
  const late = await loginAnswer(device);
  app.passMinutes(5);
  expect((await enter(late)).refusal.code).toBe(SECOND_STEP_ENDED);
});

test('a device that nobody saved, another site and a foreign signature are refused', async () => {
  const ada = await person(app, 'Ada', []);
  const { device } = await add(ada);
  expect((await enter(await loginAnswer(passkeyDevice()))).refusal.errors).toEqual(REFUSED);
  const forged = await loginAnswer(passkeyDevice());
  const { id, rawId } = (await loginAnswer(device)).credential;
  expect((await enter({ ...forged, credential: { ...forged.credential, id, rawId } })).status).toBe(422);

  for (const site of [
    { origin: 'http://adire.evil', rpId: 'localhost' },
    { origin: 'http://localhost:3000', rpId: 'adire.evil' },
  ]) {
    const obi = await person(app, 'Obi', []);
    const body = await offer(obi, passkeyDevice(site));
    expect((await obi.call(secondFactor.addPasskey, { body })).refusal.errors).toEqual(REFUSED);
    expect((await obi.ok(secondFactor.get)).on).toBe(false);
  }
});

test("another person's challenge and another person's passkey are refused", async () => {
  const [ada, eve] = [await person(app, 'Ada', []), await person(app, 'Eve', [])];
  const stolen = await offer(ada, passkeyDevice());
  expect((await eve.call(secondFactor.addPasskey, { body: stolen })).refusal.code).toBe(SECOND_STEP_ENDED);
  const own = await add(ada);
  const foreign = await add(eve);
  app.passMinutes(10);
  const ask = () => ada.ok(secondFactor.askPasskey);
  const shown = async (device: Device) => {
    const { passkey_token, options } = await ask();
    const body = { passkey_token, credential: device.show(options.challenge) };
    return ada.call(secondFactor.confirmPasskey, { body });
  };
  expect((await shown(foreign.device)).refusal.errors).toEqual(REFUSED);
  expect((await ada.call(secondFactor.newCodes, { body: { password } })).status).toBe(403);
  expect((await shown(own.device)).status).toBe(200);
  expect((await ada.call(secondFactor.newCodes, { body: { password } })).status).toBe(200);
});

test('a passkey opens no suspended account', async () => {
  const ada = await person(app, 'Ada', []);
  const { device } = await add(ada);
  await app.database.db
    .updateTable('users')
    .set({ disabled_at: app.services.clock.now() })
    .where('id', '=', ada.id)
    .execute();
  expect((await enter(await loginAnswer(device))).status).toBe(401);
});

test('is named and removed by its owner alone; with the last one two-step sign-in is off', async () => {
  const [ada, eve] = [await person(app, 'Ada', []), await person(app, 'Eve', [])];
  const { device, passkey } = await add(ada);
  const { id: passkey_id } = passkey;
  const named = { body: { passkey_id, name: 'Blue phone' } };
  expect((await eve.call(secondFactor.namePasskey, named)).status).toBe(404);
  expect((await eve.call(secondFactor.removePasskey, { body: { passkey_id, password } })).status).toBe(404);
  await ada.ok(secondFactor.namePasskey, named);
  expect((await ada.ok(secondFactor.get)).passkeys[0]?.name).toBe('Blue phone');
  const wrong = { body: { passkey_id, password: 'indigo-cloth-99' } };
  expect((await ada.call(secondFactor.removePasskey, wrong)).status).toBe(422);
  await ada.ok(secondFactor.removePasskey, { body: { passkey_id, password } });
  expect(await ada.ok(secondFactor.get)).toMatchObject({ on: false, recovery_codes_left: 0 });
  expect((await enter(await loginAnswer(device))).refusal.errors).toEqual(REFUSED);
});
