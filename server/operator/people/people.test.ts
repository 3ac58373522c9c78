/** Finding people and suspending them: what ends, what stays, who is notified, and that all of it is logged. */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { messages } from '#contract/messages/messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { operator } from '#contract/operator/operator.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { words } from '#contract/words/en.ts';
import { words as frenchWords } from '#contract/words/fr.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { call, hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { chargedBack, decideChargeback } from '#server/testing/chargebacks.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { postJob } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { accepted, handIn, handInMilestones, started } from '#server/testing/story.ts';

let app: TestApp;
let ops: Awaited<ReturnType<typeof consoleOf>>;
beforeAll(async () => {
  app = await testApp();
  ops = await consoleOf(app);
});
afterAll(() => app.close());

const reason = 'Sells the same picture to many';
const suspend = (one: Person) => ops.call(operator.suspend, { params: { id: one.id }, body: { reason } });
const restore = (one: Person) => ops.call(operator.restore, { params: { id: one.id }, body: { reason } });

async function gigsFound(of: Person): Promise<number> {
  const { rows } = await sql`select 1 from gig_search where talent_id = ${of.id}`.execute(app.database.db);
  return rows.length;
}

test('both sides of an action read French: the person in their mail, the operator in what is refused', async () => {
  const sokhna = await talent(app, 'Sokhna');
  await sokhna.ok(accounts.setLanguage, { body: { language: 'fr' } });
  const sent = {
    params: { id: sokhna.id },
    body: { reason },
    headers: { 'accept-language': 'fr' },
  };
  expect((await ops.call(operator.suspend, sent)).status).toBe(200);
  expect((await mailsTo(app, sokhna)).at(-1)?.subject).toBe(frenchWords.operator.mailed.suspended);
  const again = await ops.call(operator.suspend, sent);
  expect(again.refusal.message).toBe(frenchWords.operator.person.suspended);
  expect((await restore(sokhna)).status).toBe(200);
});

describe('a suspended talent', () => {
  test('is out, their gigs are out of the search, and the money of their order stays', async () => {
    const [ngozi, tunde] = [await hunter(app, 'Ngozi'), await talent(app, 'Tunde')];
    const { job } = await started(app, { hunter: ngozi, talent: tunde });
    await liveGig(tunde);
    expect(await gigsFound(tunde)).toBe(1);
    expect((await suspend(tunde)).status).toBe(200);

    expect((await tunde.call(accounts.me)).status).toBe(401);
    const body = { email: tunde.email, password: PASSWORD };
    expect((await call(app, null, access.login, { body })).status).toBe(401);
    expect(await gigsFound(tunde)).toBe(0);
    expect((await mailsTo(app, tunde)).at(-1)?.subject).toBe(words.operator.mailed.suspended);
    const notice = (await ngozi.ok(notifications.list)).notification[0];
    expect(notice).toMatchObject({ title: "The talent's account is suspended" });
    expect(notice?.description).toContain('Tunde');
    const seen = await ops.ok(operator.job, { params: { id: job.id } });
    expect(seen.job).toMatchObject({ status: 'active', escrow: 100_000 });
    expect(seen.history.map((line) => line.name)).toContain('talent.suspend');
    expect(await auditMoney(app.database.db)).toEqual([]);

    expect((await suspend(tunde)).refusal).toMatchObject({
      code: 'suspended',
      message: words.operator.person.suspended,
    });
    expect((await restore(tunde)).status).toBe(200);
    expect((await call(app, null, access.login, { body })).status).toBe(200);
    expect(await gigsFound(tunde)).toBe(1);
    expect((await mailsTo(app, tunde)).at(-1)?.subject).toBe(words.operator.mailed.restored);
    expect((await restore(tunde)).refusal.code).toBe('not_suspended');
    const { log } = await ops.ok(operator.person, { params: { id: tunde.id } });
    expect(log.map(({ act, before, after }) => ({ act, before, after }))).toEqual([
      { act: 'person.restore', before: { suspended: true }, after: { suspended: false } },
      { act: 'person.suspend', before: { suspended: false }, after: { suspended: true } },
    ]);
    expect(log[0]).toMatchObject({ reason, operator: { name: 'Ops' } });
  });
});

test("a suspended hunter's jobs are offered to nobody, and are again after it", async () => {
  const [ada, obi] = [await hunter(app, 'Ada'), await talent(app, 'Obi')];
  const job = await postJob(ada);
  const offered = async () => (await obi.ok(jobs.listOpen)).openjobs.some(({ id }) => id === job.id);
  const seen = async () => (await obi.call(jobs.get, { params: { id: job.id } })).status;
  expect([await offered(), await seen()]).toEqual([true, 200]);
  await suspend(ada);
  expect([await offered(), await seen()]).toEqual([false, 404]);
  await restore(ada);
  expect([await offered(), await seen()]).toEqual([true, 200]);
});

test('what a chargeback has frozen of a balance is shown until it is won', async () => {
  const [ngozi, tunde] = [await hunter(app, 'Ngozi'), await talent(app, 'Tunde')];
  const agreed = await accepted(app, { hunter: ngozi, talent: tunde });
  const money = async () => (await ops.ok(operator.person, { params: { id: tunde.id } })).person.talent_money;
  const chargeback = await chargedBack(app, agreed);
  expect(await money()).toMatchObject({ available: 0, frozen: 90_000 });
  expect((await ops.ok(operator.person, { params: { id: ngozi.id } })).person.hunter_money.frozen).toBe(0);
  await decideChargeback(app, chargeback, 'win');
  expect(await money()).toMatchObject({ available: 90_000, frozen: 0 });
});

test('nobody decides about their own account', async () => {
  const { refusal, status } = await ops.call(operator.suspend, { params: { id: ops.id }, body: { reason } });
  expect({ status, code: refusal.code }).toEqual({ status: 409, code: 'own_account' });
  const own = await ops.ok(operator.person, { params: { id: ops.id } });
  expect([own.can, own.person.second_factor]).toEqual([[], 'console']);
});

test.each([
  ['an empty one', '   ', words.operator.action.reasonEmpty],
  ['one below ten characters', '  spam    ', words.operator.action.reasonShort],
  ['one whose reading direction turns', `Sent \u202Emaps to hunters`, words.common.errors.plainText],
])('a reason is plain text of ten characters: not %s', async (_, given, sentence) => {
  const someone = await hunter(app, 'Someone');
  const answer = await ops.call(operator.suspend, { params: { id: someone.id }, body: { reason: given } });
  expect(answer.refusal.errors).toEqual({ reason: [sentence] });
});

test('signing a person out everywhere leaves the account open', async () => {
  const someone = await hunter(app, 'Someone');
  await ops.ok(operator.endSessions, { params: { id: someone.id }, body: { reason } });
  expect((await someone.call(accounts.me)).status).toBe(401);
  const body = { email: someone.email, password: PASSWORD };
  expect((await call(app, null, access.login, { body })).status).toBe(200);
});

describe('finding', () => {
  test.each(['Chidinma', 'chidi', 'CHIDINMA people', 'chidinma.people'])('%j finds a person', async (q) => {
    const person = await hunter(app, 'Chidinma');
    const { people } = await ops.ok(operator.people, { query: { q } });
    expect(people.map(({ id }) => id)).toContain(person.id);
    expect((await ops.ok(operator.find, { query: { q } })).people.map(({ id }) => id)).toContain(person.id);
  });

  test.each(["' or 1=1 --", '%', '\\', ':*', "o'b", '(((', '🧵', '!!!'])(
    '%j finds nobody and breaks nothing',
    async (q) => {
      expect((await ops.ok(operator.find, { query: { q } })).people).toEqual([]);
    },
  );

  test('an id finds a person and a job, a title finds the job', async () => {
    const [amaka, bola] = [await hunter(app, 'Amaka'), await talent(app, 'Bola')];
    const { job } = await started(app, { hunter: amaka, talent: bola, post: { title: 'Ankara lookbook' } });
    const found = (q: string) => ops.ok(operator.find, { query: { q } });
    expect((await found(amaka.id)).people).toMatchObject([{ name: 'Amaka', sides: ['hunter'] }]);
    expect((await found(job.id)).jobs).toMatchObject([{ title: 'Ankara lookbook', price: 100_000 }]);
    expect((await found('lookb ankara')).jobs).toMatchObject([{ id: job.id }]);
    const { payments } = await ops.ok(operator.job, { params: { id: job.id } });
    const byReference = await found(payments[0]?.reference ?? '');
    expect(byReference.payments).toMatchObject([{ status: 'funded', job: { id: job.id } }]);
    expect(byReference.jobs).toMatchObject([{ id: job.id }]);
    expect((await ops.ok(operator.people, { query: { state: 'suspended' } })).people).toEqual([]);
  });
});

test('what two parties wrote is read with a reason only, and the reading is logged', async () => {
  const [dami, ebere] = [await hunter(app, 'Dami'), await talent(app, 'Ebere')];
  const { job } = await started(app, { hunter: dami, talent: ebere });
  await dami.ok(messages.send, { body: { recipient_id: ebere.id, message: 'Please in indigo' } });
  const read = await ops.ok(operator.messages, { params: { id: job.id }, body: { reason } });
  expect(read.messages[0]).toMatchObject({ body: 'Please in indigo', sender: { name: 'Dami' } });
  const { log } = await ops.ok(operator.job, { params: { id: job.id } });
  expect(log).toMatchObject([{ act: 'messages.read', reason, about: { kind: 'job', id: job.id } }]);
});

test('a file on the page of a job is a link that opens it', async () => {
  const parties = { hunter: await hunter(app, 'Funke'), talent: await talent(app, 'Gani') };
  const agreed = await started(app, parties);
  await handInMilestones(parties.talent, agreed, [1, 2, 3, 4]);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await handIn(parties.talent, agreed.job.id, picture);
  const { files } = await ops.ok(operator.job, { params: { id: agreed.job.id } });
  expect(files).toMatchObject([{ name: 'work.png', url: expect.stringMatching(/^\/jobs\//) }]);
  const opened = await app.http.inject({ url: files[0]?.url ?? '', headers: ops.browser });
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/png']);
});

test('sessions that ended by idleness are not listed', async () => {
  const someone = await hunter(app, 'Someone');
  const sessions = async () =>
    (await ops.ok(operator.person, { params: { id: someone.id } })).person.sessions.length;
  expect(await sessions()).toBe(1);
  app.passDays(8);
  ops = await consoleOf(app, 'Later');
  expect(await sessions()).toBe(0);
});

test('a report is on the list, with whom it is about, until an operator closes it', async () => {
  const [chidi, amara] = [await hunter(app, 'Chidi'), await talent(app, 'Amara')];
  await started(app, { hunter: chidi, talent: amara });
  const body = { reason: 'Asks to be paid elsewhere' };
  await amara.ok(messages.report, { params: { id: chidi.id }, body });
  expect((await ops.ok(operatorReports.list)).reports).toMatchObject([
    { about: { id: chidi.id, name: 'Chidi' }, by: { id: amara.id, name: 'Amara' }, reason: body.reason },
  ]);
  const open = (await ops.ok(operatorReports.list)).reports;
  expect(open[0]?.can).toEqual(['close']);
  const closing = { params: { id: open[0]?.id ?? '' }, body: { reason } };
  await ops.ok(operatorReports.close, closing);
  expect((await ops.ok(operatorReports.list)).reports).toEqual([]);
  expect((await ops.call(operatorReports.close, closing)).status).toBe(404);
  const { person, log } = await ops.ok(operator.person, { params: { id: chidi.id } });
  expect(person.reports).toMatchObject([{ closed_at: expect.any(String), can: [] }]);
  expect(log[0]).toMatchObject({ act: 'person.close-report', reason, after: { report: closing.params.id } });
});

test('nobody closes a report about themselves', async () => {
  const [amara, own] = [await talent(app, 'Amara'), await consoleOf(app, 'Own', [1])];
  await started(app, { hunter: own.member, talent: amara });
  const body = { reason: 'Asks to be paid elsewhere' };
  await amara.ok(messages.report, { params: { id: own.id }, body });
  const [open] = (await own.ok(operatorReports.list)).reports;
  expect(open).toMatchObject({ about: { id: own.id }, can: [] });
  const closing = { params: { id: open?.id ?? '' }, body: { reason } };
  expect((await own.call(operatorReports.close, closing)).refusal.code).toBe('own_affair');
  expect((await ops.ok(operatorReports.list)).reports).toHaveLength(1);
});

test('the log cannot be changed, deleted or emptied', async () => {
  const tries = [
    sql`update operator_log set reason = 'something else entirely'`,
    sql`delete from operator_log`,
    sql`truncate operator_log`,
  ];
  for (const one of tries)
    await expect(one.execute(app.database.db)).rejects.toMatchObject({ code: '42501' });
});
