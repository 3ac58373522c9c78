/** Invitations: who can be invited, what the talent gets, and that the answer gives nobody away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '#contract/jobs/jobs.ts';
import { messages } from '#contract/messages/messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { plainRefusal } from '#server/testing/every-endpoint.ts';
import { eventNames, jobEvents } from '#server/testing/job-rows.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { agree, bidOn, postJob } from '#server/testing/market.ts';

let app: TestApp;
let owner: Person;
let artist: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await person(app, 'Ngozi', [1, 2]);
  artist = await talent(app);
});
afterAll(() => app.close());

function invite(by: Person, jobId: string, talent_email: string) {
  return by.call(jobs.invite, { body: { talent_email, job_id: jobId } });
}

describe('an invitation', () => {
  test('shows a closed job to the talent, who is notified once, in the app and by mail', async () => {
    const job = await postJob(owner, { job_type: 'close', title: 'A <b>quiet</b> poster' });
    expect((await artist.call(jobs.get, { params: { id: job.id } })).status).toBe(404);
    const { data } = await owner.ok(jobs.invite, {
      body: { talent_email: ` ${artist.email.toUpperCase()} `, job_id: job.id },
    });
    expect(data.talent).toEqual({ id: artist.id, email: artist.email, name: artist.name });
    expect(data.state).toBe('invited');
    expect((await artist.ok(jobs.get, { params: { id: job.id } })).job.can).toEqual([]);
    const { job: own } = await owner.ok(jobs.get, { params: { id: job.id } });
    expect(own.invitees).toEqual([data]);

    const event = (await jobEvents(app, job.id)).at(-1);
    expect(event).toMatchObject({ name: 'job.invite', actorId: owner.id });
    expect(event?.facts).toMatchObject({ title: job.title, talent_id: artist.id });
    await app.settle();
    await app.settle();
    const { notification } = await artist.ok(notifications.list);
    expect(notification).toHaveLength(1);
    const mails = await mailsTo(app, artist);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).not.toContain('<b>quiet</b>');
    expect((await bidOn(artist, job)).job_id).toBe(job.id);
  });

  test('answers alike for every address that cannot be invited', async () => {
    const job = await postJob(owner);
    const onlyHunter = await hunter(app, 'Kwame');
    const disabled = await talent(app, 'Gone');
    const blocker = await talent(app, 'Sipho');
    const blocked = await talent(app, 'Kemi');
    await blocker.ok(messages.block, { params: { id: owner.id } });
    await owner.ok(messages.block, { params: { id: blocked.id } });
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', disabled.id)
      .execute();
    await owner.ok(jobs.invite, { body: { talent_email: artist.email, job_id: job.id } });
    for (const email of [
      'nobody@people.example',
      onlyHunter.email,
      disabled.email,
      blocker.email,
      blocked.email,
      owner.email,
      artist.email,
    ]) {
      const answer = await invite(owner, job.id, email);
      expect(answer.status, email).toBe(422);
      expect(answer.refusal, email).toEqual(plainRefusal('jobs.fixed.invitedEmail'));
    }
    expect((await owner.ok(jobs.get, { params: { id: job.id } })).job.invitees).toHaveLength(1);
    const names = await eventNames(app, job.id);
    expect(names).toEqual(['job.create', 'job.invite']);
  });

  test('is sent once by two at the same time', async () => {
    const job = await postJob(owner);
    const answers = await Promise.all([
      invite(owner, job.id, artist.email),
      invite(owner, job.id, artist.email),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });

  test('is for the owner’s job, while it takes bids', async () => {
    const job = await postJob(await hunter(app, 'Halima'));
    expect((await invite(owner, job.id, artist.email)).status).toBe(404);
    expect((await invite(artist, job.id, artist.email)).status).toBe(403);
    const { job: agreed } = await agree({ hunter: owner, talent: artist });
    const late = await invite(owner, agreed.id, (await talent(app, 'Late')).email);
    expect(late.status).toBe(409);
    expect(late.refusal.code).toBe('agreed');
  });

  test.each(['', 'no address', 'a@b.c\r\nBcc: all@people.example', 'x'.repeat(300), null])(
    'refuses %j as an address',
    async (talent_email) => {
      const job = await postJob(owner);
      const answer = await owner.call(jobs.invite, { body: { talent_email, job_id: job.id } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.refusal.errors ?? {})).toEqual(['talent_email']);
    },
  );
});

describe('by id, from the page of a talent', () => {
  const inviteById = (job_id: string, talent_id: string) =>
    owner.call(jobs.invite, { body: { talent_id, job_id } });

  test('shows the job as an address does, and tells the hunter no address', async () => {
    const job = await postJob(owner, { job_type: 'close' });
    const { data } = (await inviteById(job.id, artist.id)).body;
    expect(data).toMatchObject({
      state: 'invited',
      talent: { id: artist.id, email: null, name: artist.name },
    });
    expect((await artist.call(jobs.get, { params: { id: job.id } })).status).toBe(200);
    const { job: own } = await owner.ok(jobs.get, { params: { id: job.id } });
    expect(own.invitees).toEqual([data]);
    await owner.ok(jobs.uninvite, { params: { job_id: job.id, talent_id: artist.id } });
    const again = await owner.ok(jobs.invite, { body: { talent_email: artist.email, job_id: job.id } });
    expect(again.data.talent.email).toBe(artist.email);
  });

  test('answers nobody, a hunter, oneself and who is invited already as an unknown address is answered', async () => {
    const job = await postJob(owner);
    const unknown = await invite(owner, job.id, 'nobody@people.example');
    const buyer = await hunter(app, 'Buyer');
    await owner.ok(jobs.invite, { body: { talent_id: artist.id, job_id: job.id } });
    for (const talentId of ['0199a200-0000-7000-8000-000000000001', buyer.id, owner.id, artist.id]) {
      const answer = await inviteById(job.id, talentId);
      expect([answer.status, answer.refusal]).toEqual([422, unknown.refusal]);
    }
  });

  test('asks three times at most', async () => {
    const job = await postJob(owner);
    for (let time = 0; time < 3; time += 1) {
      await owner.ok(jobs.invite, { body: { talent_id: artist.id, job_id: job.id } });
      await owner.ok(jobs.uninvite, { params: { job_id: job.id, talent_id: artist.id } });
    }
    expect((await inviteById(job.id, artist.id)).status).toBe(422);
  });

  test.each([
    ['neither', {}, 'talent_email'],
    [
      'both',
      { talent_id: '0199a200-0000-7000-8000-000000000001', talent_email: 'a@people.example' },
      'talent_id',
    ],
    ['no id', { talent_id: 'artist' }, 'talent_id'],
  ])('%s is refused under its field', async (_, named, field) => {
    const job = await postJob(owner);
    const answer = await owner.call(jobs.invite, { body: { job_id: job.id, ...named } });
    expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, [field]]);
  });
});
