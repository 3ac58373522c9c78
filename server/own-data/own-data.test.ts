/** Deleting the account over the API: the person disappears everywhere, and not a kobo is lost. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { security } from '#contract/accounts/security.ts';
import { bids } from '#contract/bids/bids.ts';
import { messages } from '#contract/messages/messages.ts';
import { orders } from '#contract/orders/orders.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { people } from '#contract/people/people.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { words } from '#contract/words/en.ts';
import { grantOperator } from '#server/accounts/operators/commands.ts';
import { auditMoney } from '#server/audit/queries.ts';
import { call, hunter, PASSWORD, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { agree, bidOn, postJob } from '#server/testing/market.ts';
import { pngOf, showWork } from '#server/testing/past-work.ts';
import {
  accepted,
  addBank,
  checkout,
  endTransfer,
  fund,
  handIn,
  review,
  started,
  withdraw,
} from '#server/testing/story.ts';
import { waitingWork } from '#server/testing/work.ts';

const body = { password: PASSWORD };
/** Tables of single search words, which are not linked to any person. */
const WORD_LISTS = ['search_terms', 'search_words'];

let app: TestApp;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());

function say(from: Person, to: Person, message: string) {
  return from.ok(messages.send, { body: { recipient_id: to.id, message } });
}

/** Withdraws what the order paid, and lets it arrive. */
async function payOut(person: Person, jobId: string): Promise<void> {
  const code = await addBank(person);
  await withdraw(app, person, jobId, code);
  await endTransfer(app, person, 'settle');
}

/** The names of all tables that still contain the text. */
async function traces(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
  `.execute(app.database.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select 1 from ${sql.table(name)} t where strpos(t::text, ${text}) > 0 limit 1
    `.execute(app.database.db);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

async function book(): Promise<unknown> {
  const accountsNow = await sql`select id, key, balance from ledger_accounts order by id`.execute(
    app.database.db,
  );
  const entries = await sql`select * from ledger_entries order by id`.execute(app.database.db);
  return { accounts: accountsNow.rows, entries: entries.rows };
}

describe('deleting the account', () => {
  test('takes the password, and does nothing without it', async () => {
    const bola = await talent(app, 'Bola');
    for (const wrong of [{}, { password: '' }, { password: 'not the one' }, { password: 7 }]) {
      const answer = await bola.call(ownData.remove, { body: wrong });
      expect(answer.status).toBe(422);
      expect(answer.refusal.errors).toHaveProperty('password');
    }
    expect((await call(app, null, ownData.remove, { body })).status).toBe(401);
    expect((await bola.ok(accounts.me)).user.name).toBe('Bola');
  });

  test('waits for open orders, money to be withdrawn and transfers on their way', async () => {
    const bola = await talent(app, 'Bolanle');
    const payer = await hunter(app, 'Payer');
    const refusal = async (person: Person) => {
      const { status, refusal: said } = await person.call(ownData.remove, { body });
      const { obstacles } = await person.ok(ownData.obstacles);
      const french = await person.ok(ownData.obstacles, { headers: { 'accept-language': 'fr' } });
      expect([status, obstacles[0]?.message]).toEqual([409, said.message]);
      expect(french.obstacles.map(({ message }) => message)).not.toContain(said.message);
      return said.code;
    };
    const { job } = await agree({ hunter: payer, talent: bola });
    for (const party of [bola, payer]) expect(await refusal(party)).toBe('open_orders');
    await fund(app, payer, job.id);
    await bola.ok(orders.start, { params: { id: job.id } });
    await handIn(bola, job.id);
    for (const party of [bola, payer]) expect(await refusal(party)).toBe('open_orders');
    const named = { id: job.id, title: job.title };
    for (const [party, side] of [
      [bola, 'talent'],
      [payer, 'hunter'],
    ] as const)
      expect((await party.ok(ownData.obstacles)).obstacles[0]?.orders).toEqual([{ ...named, side }]);
    await payer.ok(orders.accept, { params: { id: job.id } });
    await app.settle();
    expect(await refusal(bola)).toBe('open_earned');
    const code = await addBank(bola);
    await bola.ok(payouts.transfer, { body: { transfer_recipient_code: code, job_id: job.id } });
    await app.settle();
    expect(await refusal(bola)).toBe('open_transfer');
    const cancelling = await started(app, { hunter: payer, talent: await talent(app, 'Leaver') });
    await payer.ok(orders.cancel, { params: { id: cancelling.job.id }, body: { reason: 'Plans changed' } });
    await app.settle();
    expect(await refusal(payer)).toBe('open_payback');
    const unsure = await hunter(app, 'Unsure');
    const offered = await agree({ hunter: unsure, talent: await talent(app, 'Waiting') });
    await checkout(unsure, offered.job.id);
    await unsure.ok(bids.withdrawOrder, {
      params: { id: offered.job.id },
      body: { reason: 'No money', cancel: true },
    });
    expect(await refusal(unsure)).toBe('open_payment');
    const chief = await hunter(app, 'Chief');
    const now = app.services.clock.now();
    await app.database.db.transaction().execute((tx) => grantOperator(tx, chief.email, now));
    expect(await refusal(chief)).toBe('open_operator');
  });

  test('removes the person everywhere, and not one kobo', async () => {
    const gone = await talent(app, 'Oluwadamilola');
    await gone.ok(profiles.save, {
      body: {
        firstname: 'Oluwadamilola',
        lastname: 'Vanishing',
        storyline: 'A story to be forgotten',
        description: 'Described and forgotten',
      },
      upload: {
        field: 'profile_image',
        name: 'forgotten-face.png',
        type: 'image/png',
        content: await pngOf(300, 300),
      },
    });
    await gone.ok(security.changePhone, { body: { ...body, phone_number: '+234 809 999 1234' } });
    await gone.ok(security.askEmailChange, { body: { ...body, email: 'forgotten@elsewhere.example' } });
    const gig = await liveGig(gone, { title: 'A forgotten gig', description: 'Forgotten words of a gig' });
    const piece = await showWork(gone, 'A forgotten mural');
    await say(gone, ngozi, 'Words to be forgotten');
    await say(ngozi, gone, 'Words that stay');
    const { job } = await accepted(app, { hunter: ngozi, talent: gone });
    await review(gone, ngozi, job.id, { comment: 'Paid at once' });
    await review(ngozi, gone, job.id);
    const open = await postJob(ngozi);
    await bidOn(gone, open, { pitch: 'A pitch to be forgotten' });
    await payOut(gone, job.id);
    await app.settle();
    const before = await book();
    expect(await auditMoney(app.database.db)).toEqual([]);

    await gone.ok(ownData.remove, { body });
    await app.settle();

    expect(await book()).toEqual(before);
    expect(await auditMoney(app.database.db)).toEqual([]);
    expect(await traces(gone.email)).toEqual(['mails']);
    // Replies stored by idempotency key, here one to the other party, are kept for three days.
    expect(await traces('Oluwadamilola')).toEqual(['idempotency_keys', 'mails']);
    for (const word of ['orgotten', 'Vanishing', '809 999 1234'])
      expect([word, (await traces(word)).filter((table) => !WORD_LISTS.includes(table))]).toEqual([word, []]);
    app.passDays(8);
    const again = await signedIn(app, ngozi);
    await app.settle();
    expect(await traces(gone.email)).toEqual([]);
    // The name stays in mails to others: they were already sent.
    expect(await traces('Oluwadamilola')).toEqual(['mails']);
    expect((await call(app, gone.token, accounts.me)).status).toBe(401);
    expect((await call(app, null, access.login, { body: { email: gone.email, ...body } })).status).toBe(401);
    for (const path of [piece.media.url, gig.cover?.url ?? ''])
      expect([path, (await app.http.inject(`/${path.replace(/^\//, '')}`)).statusCode]).toEqual([path, 404]);

    const detail = await again.ok(orders.listAccepted, { query: { as: 'hunter' } });
    const kept = detail.acceptedjobs.find((one) => one.id === job.id);
    expect(kept?.creative.name).toBe(words.accounts.erased.person);
    const talk = await again.ok(messages.conversation, { params: { id: gone.id } });
    const said = talk.messages.filter((one) => one.kind === 'message').map((one) => one.message);
    expect(said).toEqual([words.accounts.erased.message, 'Words that stay']);
    const received = await again.ok(reviews.received, { params: { id: ngozi.id } });
    const theirs = received.received_reviews.find((one) => one.job_id === job.id);
    expect(theirs).toMatchObject({
      reviewer: { name: words.accounts.erased.person },
      comment: 'Paid at once',
    });
    const left = await again.ok(bids.listForJob, { params: { id: open.id } });
    expect(left.joboffers.map((one) => one.user.name)).not.toContain('Oluwadamilola');
    expect((await again.call(people.get, { params: { id: gone.id } })).status).toBe(404);
    expect((await app.http.inject(`/share/people/${gone.id}.jpg`)).statusCode).toBe(404);
  });

  test('takes down a hunter’s open jobs, and notifies their bidders', async () => {
    const leaver = await hunter(app, 'Leaving');
    const bidder = await talent(app, 'Bidder');
    const posted = await postJob(leaver, { title: 'A wish of somebody' });
    await bidOn(bidder, posted);
    await postJob(leaver, { title: 'A wish that nobody bid for' });
    await leaver.ok(ownData.remove, { body });
    await app.settle();
    // A payout of another test is still under way.
    expect((await waitingWork(app)).filter(({ kind }) => kind !== 'payout')).toEqual([]);
    const { appliedjobs } = await bidder.ok(bids.listApplied, { params: { id: bidder.id } });
    expect(appliedjobs[0]).toMatchObject({ rejection_reason: expect.any(String) });
    expect(await auditMoney(app.database.db)).toEqual([]);
  });

  test('frees the address, ends every session, and is confirmed by a last mail', async () => {
    const first = await talent(app, 'Twice');
    const other = await signedIn(app, first);
    await first.ok(ownData.remove, { body });
    expect((await other.call(accounts.me)).status).toBe(401);
    const form = { name: 'Twice', email: first.email, password: PASSWORD, password_confirmation: PASSWORD };
    const made = await call(app, null, access.register, { body: form });
    expect(made.status).toBe(200);
    expect(made.body.data.id).not.toBe(first.id);
    const mails = await mailsTo(app, first);
    expect(mails.map((mail) => mail.subject)).toEqual([words.accounts.deletedMail.subject]);
  });

  test('happens once when it is requested many times at once', async () => {
    const hasty = await talent(app, 'Hasty');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hasty.call(ownData.remove, { body, key: null })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });
});

test('an operator cannot open a deleted account again', async () => {
  const lost = await talent(app, 'Lost');
  await lost.ok(ownData.remove, { body });
  const reopen = sql`update users set disabled_at = null where id = ${lost.id}`.execute(app.database.db);
  await expect(reopen).rejects.toThrow('deleted_is_closed');
});
