/** Files are scanned by a fake clamd before they are stored. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { pngOf, workFile } from '#server/testing/past-work.ts';
import { EICAR, type Scanner, startScanner } from '#server/testing/scanner.ts';
import { wholeUpload } from '#server/testing/uploads.ts';

let scanner: Scanner;
let app: TestApp;
let log = '';
let tunde: Person;
let pixels: Buffer;
beforeAll(async () => {
  scanner = await startScanner();
  const target = {
    write: (line: string) => {
      log += line;
    },
  };
  app = await testApp({ CLAMD: scanner.address, LOG_LEVEL: 'error' }, { log: target });
  pixels = await pngOf(300, 200);
});
beforeEach(async () => {
  scanner.mood = 'judges';
  scanner.seen = [];
  log = '';
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  await app.close();
  await scanner.close();
});

const FORM = { title: 'Mural', description: 'Market wall, nine metres' };
const infected = Buffer.from(`%PDF-1.4\n${EICAR}\n`);

function attach(content: Buffer) {
  const upload = { field: 'attachment', name: 'brief.pdf', type: 'application/pdf', content };
  return tunde.call(messages.attach, { upload });
}

/** Returns the number of stored files. */
async function stored(): Promise<number> {
  const rows = await app.database.db.selectFrom('files').select('id').execute();
  return rows.length;
}

function temporary(): string[] {
  return readdirSync(join(app.config.dataDir, 'uploads')).filter((name) => name.includes('-'));
}

test('a clean file is kept, after all of it was looked through', async () => {
  await tunde.ok(pastWork.add, { body: FORM, upload: workFile(pixels) });
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000_000, 'a')]);
  expect((await attach(large)).status).toBe(200);
  expect(scanner.seen).toEqual([pixels.length, large.length]);
});

test('malware is refused under its field and nothing of it is kept, however it comes', async () => {
  const before = await stored();
  const direct = await attach(infected);
  const upload_id = await wholeUpload(app, tunde, infected, 'brief.pdf');
  const inParts = await tunde.call(messages.attach, { body: { upload_id } });
  for (const { status, refusal } of [direct, inParts]) {
    expect([status, refusal.code]).toEqual([422, 'infected']);
    expect(refusal.errors).toEqual({ attachment: [words.common.fileErrors.infected] });
  }
  expect([await stored(), temporary()]).toEqual([before, []]);
  const events = await app.database.db
    .selectFrom('security_events')
    .select(['kind', 'facts'])
    .where('user_id', '=', tunde.id)
    .where('kind', '=', 'file-infected')
    .execute();
  expect(events).toEqual([{ kind: 'file-infected', facts: { call: 'POST /api/chat/attachment' } }]);
});

test.each<[string, Scanner['mood'], string]>([
  ['hangs up', 'hangs up', 'a file could not be scanned'],
  ['refuses the length', { says: 'INSTREAM size limit exceeded. ERROR' }, 'INSTREAM size limit exceeded'],
  ['says something else', { says: 'stream: OKAY' }, 'the scanner said stream: OKAY'],
])(
  'while the scanner %s no file is kept, and whoever sends one is asked to come back',
  async (_, mood, why) => {
    scanner.mood = mood;
    const before = await stored();
    const { status, refusal, headers } = await attach(Buffer.from('%PDF-1.4\nA brief\n'));
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(refusal.errors).toEqual({ attachment: [words.common.fileErrors.scannerAway] });
    expect(await stored()).toBe(before);
    expect(log).toContain(why);
    scanner.mood = 'judges';
    expect((await attach(Buffer.from('%PDF-1.4\nA brief\n'))).status).toBe(200);
  },
);

test('without the daemon it is the same, and what brings no file goes on', async () => {
  const closed = await startScanner();
  await closed.close();
  const alone = await testApp({ CLAMD: closed.address, LOG_LEVEL: 'silent' });
  const ngozi = await hunter(alone, 'Ngozi');
  const other = await talent(alone, 'Other');
  const upload = { field: 'attachment', name: 'a.png', type: 'image/png', content: pixels };
  expect((await ngozi.call(messages.attach, { upload })).status).toBe(503);
  await ngozi.ok(messages.send, { body: { recipient_id: other.id, message: 'Hello' } });
  await alone.close();
});
