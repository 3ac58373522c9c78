/** Mail over a real SMTP conversation: sent once, retried, parked, and no locks held during the conversation. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { type SmtpSink, smtpSink } from '#server/testing/smtp-sink.ts';
import { countParked, listParked, retryParked } from '../work/parked.ts';
import { type Handler, workOff } from '../work/queue.ts';
import { queueMail } from './mail.ts';
import { mailHandler } from './mail-sending.ts';
import type { Unsubscribe } from './mail-template.ts';

let sink: SmtpSink;
let app: TestApp;
let handler: Handler;
beforeAll(async () => {
  sink = await smtpSink();
  app = await testApp({ SMTP_URL: sink.url, PUBLIC_URL: 'https://market.example' });
  handler = mailHandler(app.config);
});
beforeEach(async () => {
  sink.mood = 'take';
  sink.mails.length = 0;
  await app.database.db.deleteFrom('mails').execute();
  await app.database.db.deleteFrom('work_items').execute();
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

type Changes = { subject?: string; to?: string; unsubscribe?: Unsubscribe };

async function queue(key: string, changes: Changes = {}): Promise<void> {
  await queueMail(app.database.db, {
    key,
    to: changes.to ?? 'amara@people.example',
    subject: changes.subject ?? 'Work submitted',
    lines: ['Hello Amara,', 'Tunde <b>submitted</b> & waits for N50,000.'],
    link: { label: 'Open Adire', url: 'https://market.example/order?a=1&b=2' },
    unsubscribe: changes.unsubscribe,
    now: app.services.clock.now(),
  });
}

/** Returns the mails, each with its queue item while it is not sent. */
function rows() {
  return app.database.db
    .selectFrom('mails')
    .leftJoin('work_items', (join) =>
      join.on('kind', '=', 'mail').on(sql`mails.id::text`, '=', sql.ref('work_items.subject')),
    )
    .select(['sent_at', 'attempts', 'parked_at', 'error', 'due_at'])
    .orderBy('mails.id')
    .execute();
}

function send(by = handler): Promise<number> {
  return workOff({ ...app.services, report: (error) => expect.unreachable(String(error)) }, by);
}

/** Returns the value of a mail header, with folded lines joined. */
function header(data: string, name: string): string {
  const head = (data.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}

describe('a mail', () => {
  test('goes out once, as text and as HTML, and the same cause is mailed once', async () => {
    await queue('event:1:a');
    await queue('event:1:a');
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(sink.mails).toHaveLength(1);
    const [mail] = sink.mails;
    expect(mail).toMatchObject({ from: 'hello@adire.example', to: ['amara@people.example'] });
    expect(header(mail?.data ?? '', 'Subject')).toBe('Work submitted');
    expect(mail?.data).toContain('text/plain');
    expect(mail?.data).toContain('&#60;b&#62;submitted&#60;/b&#62; &#38; waits');
    expect(await rows()).toMatchObject([
      { attempts: null, error: null, parked_at: null, sent_at: expect.any(Date) },
    ]);
  });

  test('cannot add headers or receivers by its subject or address', async () => {
    await queue('one', { subject: 'Hello\r\nBcc: all@people.example' });
    await queue('two', { to: 'a@people.example, b@people.example' });
    await send();
    for (const mail of sink.mails) {
      expect(mail.to).toHaveLength(1);
      expect(header(mail.data, 'Bcc')).toBe('');
    }
  });

  test('offers mail programs one-click unsubscribe, when it may be stopped', async () => {
    const url = `https://market.example/unsubscribe?person=1&kind=reviews&seal=${'x'.repeat(43)}`;
    const unsubscribe = {
      label: 'No more e-mails about reviews',
      url,
      preferences: 'https://market.example/p',
    };
    await queue('may', { unsubscribe });
    await queue('may not');
    await send();
    const [may, mayNot] = sink.mails.map((mail) => mail.data);
    expect(header(may ?? '', 'List-Unsubscribe')).toBe(`<${url}>`);
    expect(header(may ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mayNot ?? '', 'List-Unsubscribe')).toBe('');
    expect(header(mayNot ?? '', 'Auto-Submitted')).toBe('auto-generated');
  });

  test('older than three days is not sent late but shown to a person, who may send it all the same', async () => {
    await queue('old');
    app.passDays(3.1);
    await queue('new');
    expect(await send()).toBe(1);
    expect((await rows()).map((row) => row.sent_at !== null)).toEqual([false, true]);
    const [parked] = await listParked(app.database.db, {});
    expect(parked).toMatchObject({ error: 'Not sent within three days.' });
    await retryParked(app.database.db, parked?.id ?? 0n, app.services.clock.now());
    expect(await send()).toBe(1);
  });
});

describe('a refused mail', () => {
  test('is tried again after growing pauses, and the others go on', async () => {
    sink.mood = 'refuse';
    await queue('one');
    await queue('two');
    expect(await send()).toBe(0);
    expect(await rows()).toMatchObject([
      { attempts: 1, error: expect.stringContaining('451') },
      { attempts: 1 },
    ]);
    sink.mood = 'take';
    expect(await send()).toBe(0);
    app.passMinutes(1.01);
    expect(await send()).toBe(2);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date) }, { sent_at: expect.any(Date) }]);
  });

  test('is parked after ten tries', async () => {
    sink.mood = 'refuse';
    await queue('one');
    for (let tries = 1; tries <= 10; tries += 1) {
      const [row] = await rows();
      expect(row?.parked_at).toBeNull();
      await send();
      app.passMinutes(2 ** (tries - 1) + 0.01);
    }
    expect(await rows()).toMatchObject([{ attempts: 10, parked_at: expect.any(Date), sent_at: null }]);
    sink.mood = 'take';
    app.passMinutes(600);
    expect(await send()).toBe(0);
  });

  test('waits 1, 2, 4, 8 … minutes', async () => {
    sink.mood = 'refuse';
    await queue('one');
    const pauses: number[] = [];
    for (let tries = 1; tries <= 9; tries += 1) {
      const before = app.services.clock.now().getTime();
      await send();
      const [row] = await rows();
      pauses.push(Math.round(((row?.due_at?.getTime() ?? 0) - before) / 60_000));
      app.passMinutes(2 ** (tries - 1) + 0.01);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  });

  test.each(['no-such-mailbox', 'no-such-mail'] as const)('for good (%s) is parked at once', async (mood) => {
    sink.mood = mood;
    await queue('one');
    await queue('two');
    expect(await send()).toBe(0);
    const parked = { attempts: 1, parked_at: expect.any(Date), error: expect.stringMatching(/55[04]/) };
    expect(await rows()).toMatchObject([parked, parked]);
  });

  test('waits parked for a person, who takes it up again with all its tries', async () => {
    const { db } = app.database;
    sink.mood = 'no-such-mailbox';
    await queue('one', { subject: 'Parked' });
    await send();
    sink.mood = 'take';
    await queue('two');
    await send();
    expect(await countParked(db)).toBe(1);
    const [parked, ...more] = await listParked(db, {});
    expect([parked?.kind, more]).toEqual(['mail', []]);
    const id = parked?.id ?? 0n;
    expect(await listParked(db, { after: String(id) })).toEqual([]);
    expect(await retryParked(db, id, app.services.clock.now())).toMatchObject({ kind: 'mail' });
    expect(await retryParked(db, id, app.services.clock.now())).toBeUndefined();
    expect(await listParked(db, {})).toEqual([]);
    expect(await send()).toBe(1);
    expect(sink.mails.at(-1)?.data).toContain('Parked');
    expect(await retryParked(db, id, app.services.clock.now())).toBeUndefined();
  });
});

describe('a mail whose sending broke off', () => {
  test('goes out again under the same Message-ID, so that the receiver sees it once', async () => {
    sink.mood = 'hang-up';
    await queue('one');
    await send();
    sink.mood = 'take';
    app.passMinutes(1.01);
    await send();
    const ids = sink.mails.map((mail) => header(mail.data, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@market\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test('after the server took it and before that was noted goes out again when the lease ends, recognisable by its id', async () => {
    sink.mood = 'silence';
    await queue('one');
    const first = send();
    await expect.poll(() => sink.mails.length).toBe(1);
    // As if the process were killed here, before it gets the answer. Another one looks for work.
    const other = mailHandler(app.config);
    sink.mood = 'take';
    expect(await send(other)).toBe(0);
    app.passMinutes(5.01);
    expect(await send(other)).toBe(1);
    app.passMinutes(600);
    expect(await send(other)).toBe(0);
    expect(sink.mails).toHaveLength(2);
    expect(new Set(sink.mails.map((mail) => header(mail.data, 'Message-ID'))).size).toBe(1);
    sink.breakSilence();
    await first;
  });

  test('belongs to its sender until the lease ends', async () => {
    await queue('one');
    const until = new Date(app.services.clock.now().getTime() + 5 * 60_000);
    await app.database.db
      .updateTable('work_items')
      .set({ attempts: 1, due_at: until, taken_until: until })
      .execute();
    expect(await send()).toBe(0);
    app.passMinutes(5.01);
    expect(await send()).toBe(1);
  });

  test('leaves the others alone while the mail server is away', async () => {
    await queue('one');
    await queue('two');
    const away = await smtpSink();
    await away.close();
    expect(await send(mailHandler({ ...app.config, smtpUrl: away.url }))).toBe(0);
    expect((await rows()).map((row) => row.attempts)).toEqual([1, 0]);
  });

  test('leaves the others alone while the mail server lets nobody in', async () => {
    sink.mood = 'closed';
    await queue('one');
    await queue('two');
    expect(await send()).toBe(0);
    expect(await rows()).toMatchObject([
      { attempts: 1, parked_at: null, error: expect.stringContaining('421') },
      { attempts: 0 },
    ]);
  });
});

test('two senders at once send each mail once', async () => {
  for (let i = 0; i < 12; i += 1) await queue(`mail-${i}`);
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(12);
  expect(new Set(sink.mails.map((mail) => header(mail.data, 'Message-ID'))).size).toBe(12);
  expect(sink.mails).toHaveLength(12);
});

test('the database answers others while the mail server keeps silent', async () => {
  sink.mood = 'silence';
  await queue('one');
  const sending = send();
  await expect.poll(() => sink.mails.length).toBe(1);
  await app.database.db.transaction().execute((tx) => sql`select 1`.execute(tx));
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }]);
  sink.breakSilence();
  expect(await sending).toBe(1);
});
