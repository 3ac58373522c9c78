/** A copy of one's own data over the API: all of it and no one else's, and only its owner can open it. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { hunter, PASSWORD, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn } from '#server/testing/file-store.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { showWork } from '#server/testing/past-work.ts';
import { accepted } from '#server/testing/story.ts';
import { unpack } from '#server/testing/zips.ts';

const body = { password: PASSWORD };

let app: TestApp;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
});
afterAll(() => app.close());

function openCopy({ http }: TestApp, { browser }: Person, link: string) {
  return http.inject({ url: link, headers: browser });
}

function say(from: Person, to: Person, message: string) {
  return from.ok(messages.send, { body: { recipient_id: to.id, message } });
}

describe('a copy', () => {
  async function copyOf(person: Person) {
    const { link } = await person.ok(ownData.export, { body });
    const answer = await openCopy(app, person, link);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    return { link, zip: unpack(answer.rawPayload), headers: answer.headers };
  }

  test('holds what the person wrote, did and sent, and no secret of anybody', async () => {
    const zip = await copyOfBusyPerson();
    expect(zip.names).toContain('READ-ME.txt');
    for (const name of zip.names.filter((one) => one.endsWith('.json'))) {
      expect(Array.isArray(zip.json(name)), name).toBe(true);
    }
    expect(zip.json<{ email: string }[]>('data/account.json')[0]?.email).toMatch(/^busy\d+@people\.example$/);
    expect(zip.json('data/profile.json')).toMatchObject([
      { firstname: 'Busy', phone_number: '+234 803 123 4567' },
    ]);
    expect(zip.json('data/gigs.json')).toMatchObject([
      { title: 'A mark for your market stall', packages: [{ price_kobo: 4_000_000 }, {}] },
    ]);
    const said = zip.json<{ by: string }[]>('data/messages.json');
    expect(said.slice(0, 2)).toMatchObject([
      { by: 'you', message: 'Mine', conversation_with: 'Ngozi' },
      { by: 'they', message: 'Hers' },
    ]);
    expect(new Set(said.slice(2).map(({ by }) => by))).toEqual(new Set(['order']));
    const money = zip.json<{ amount_kobo: number; word: string }[]>('data/money.json');
    expect(money).toMatchObject([{ word: 'release-escrow', amount_kobo: 9_000_000 }]);
    const files = zip.json<{ path: string; bytes: number; display_name: string }[]>('data/files.json');
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(zip.bytes(file.path).length).toBe(file.bytes);
    const everything = zip.names
      .filter((one) => one.startsWith('data/'))
      .map((one) => zip.text(one))
      .join('\n');
    for (const secret of ['password_hash', '$argon2', 'token_hash', ngozi.email])
      expect(everything).not.toContain(secret);
  });

  async function copyOfBusyPerson() {
    const busy = await talent(app, 'Busy');
    const client = await signedIn(app, ngozi);
    await liveGig(busy);
    await showWork(busy);
    await say(busy, client, 'Mine');
    await say(client, busy, 'Hers');
    await accepted(app, { hunter: await hunter(app, 'Client'), talent: busy });
    return (await copyOf(busy)).zip;
  }

  test('of many messages holds each of them once', async () => {
    const chatty = await talent(app, 'Chatty');
    const friend = await talent(app, 'Friend');
    await say(chatty, friend, 'first');
    await sql`
      insert into messages (conversation_id, kind, sender_id, body, created_at)
      select conversation_id, 'message', sender_id, 'no ' || n, created_at
      from messages, generate_series(1, 2500) n
      where sender_id = ${chatty.id}
    `.execute(app.database.db);
    const { zip } = await copyOf(chatty);
    const said = zip.json<{ message: string }[]>('data/messages.json').map((one) => one.message);
    expect(said).toEqual(['first', ...Array.from({ length: 2500 }, (_, n) => `no ${n + 1}`)]);
  });

  test('is made once an hour, also for many at once, lies there for its owner alone and goes', async () => {
    const careful = await talent(app, 'Careful');
    const friend = await talent(app, 'Friend');
    await say(careful, friend, 'first');
    const kept = async () => (await namesIn(app, 'own-data')).filter((one) => one.includes(careful.id));
    const saidIn = async () =>
      (await copyOf(careful)).zip.json<{ message: string }[]>('data/messages.json').map((one) => one.message);
    const { link } = await careful.ok(ownData.export, { body });
    const atOnce = await Promise.all([1, 2, 3].map(() => openCopy(app, careful, link)));
    expect(new Set(atOnce.map(({ rawPayload }) => sha256(rawPayload))).size).toBe(1);
    expect(await kept()).toEqual([`${careful.id}.zip`]);
    // A remote store has no file modes, and nothing stays on this machine.
    const path = join(app.config.dataDir, 'own-data', `${careful.id}.zip`);
    const isHere = app.services.fileStore.kind === 'disk';
    expect(existsSync(path) && statSync(path).mode & 0o777).toBe(isHere && 0o600);
    await say(careful, friend, 'second');
    app.passMinutes(59);
    expect(await saidIn()).toEqual(['first']);
    app.passMinutes(2);
    expect(await saidIn()).toEqual(['first', 'second']);
    app.passMinutes(61);
    await app.settle();
    expect(await kept()).toEqual([]);
    await copyOf(careful);
    await careful.ok(ownData.remove, { body });
    expect(await kept()).toEqual([]);
  });

  test('is made while it is sent where the disk has no place to keep it', async () => {
    const full = await testApp({ DISK_RESERVE_PERCENT: '100' });
    const owner = await talent(full, 'Owner');
    const { link } = await owner.ok(ownData.export, { body });
    const answer = await openCopy(full, owner, link);
    expect([answer.statusCode, unpack(answer.rawPayload).names[0]]).toEqual([200, 'READ-ME.txt']);
    expect(existsSync(join(full.config.dataDir, 'own-data', `${owner.id}.zip`))).toBe(false);
    await full.close();
  });

  test('is opened by its link, in the browser of its person, for ten minutes, while the account is there', async () => {
    const owner = await talent(app, 'Owner');
    const other = await talent(app, 'Curious');
    expect((await owner.call(ownData.export, { body: { password: 'not the one' } })).status).toBe(422);
    const { link, headers } = await copyOf(owner);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="adire-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers['cache-control']).toBe('private, no-store');
    const [, id = '', expires = '', signature = ''] =
      /\/own-data\/([^.]+)\.(\d+)\.([^.]+)\.zip/.exec(link) ?? [];
    expect(id).toBe(owner.id);
    for (const forged of [
      `${other.id}.${expires}.${signature}`,
      `${id}.${Number(expires) + 60_000}.${signature}`,
      `${id}.${expires}.${signature.slice(1)}A`,
      `${id}.${expires}.`,
      '..%2f',
    ]) {
      const answer = await openCopy(app, owner, `/own-data/${forged}.zip`);
      expect([forged, answer.statusCode]).toEqual([forged, 403]);
    }
    expect((await openCopy(app, other, link)).statusCode).toBe(403);
    expect((await app.http.inject(link)).statusCode).toBe(403);
    const file = await openCopy(app, owner, link.replace('/own-data/', '/jobs/submissions/'));
    expect(file.statusCode).toBe(403);
    await owner.ok(ownData.remove, { body });
    expect((await openCopy(app, owner, link)).statusCode).toBe(403);
    const late = (await other.ok(ownData.export, { body })).link;
    app.passMinutes(11);
    expect((await openCopy(app, other, late)).statusCode).toBe(403);
  });
});
