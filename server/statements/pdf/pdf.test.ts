/** Receipts, statements and tables as files: for their reader only, safe, and identical each time. */
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysBetween } from '#contract/core/days.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { statements } from '#contract/statements/statements.ts';
import { words } from '#contract/words/en.ts';
import { words as french } from '#contract/words/fr.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { ReadCtx } from '#server/core/http/context.ts';
import { drawable } from '#server/sharing/rules.ts';
import { hunter, type Person, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';
import { accepted, addBank, handIn, started } from '#server/testing/story.ts';
import { receiptOf, statementOf } from './queries.ts';
import { FONTS, printable } from './views.ts';

type OpenFont = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let done: Agreed;
let running: Agreed;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngọzi');
  tunde = await talent(app, 'Túndé');
  done = await accepted(app, { hunter: ngozi, talent: tunde, post: { title: '=HYPERLINK("//evil")' } });
  running = await started(app, {
    hunter: ngozi,
    talent: tunde,
    post: { title: 'Ṣọ́ọ̀bù “Àdìrẹ” 🎨 Ɛkɔ Ŋŋa logo' },
  });
});
afterAll(() => app.close());

function take(who: Person | null, path: string, language = 'en') {
  const headers = { 'accept-language': language, ...(who && { authorization: `Bearer ${who.token}` }) };
  return app.http.inject({ url: `/api/payment/${path}`, headers });
}

function receipt(who: Person, { job }: Agreed) {
  return take(who, `receipt/${job.id}`);
}

describe('a receipt', () => {
  test('is a PDF with a font of its own, the same bytes each time', async () => {
    const [first, second] = [await receipt(tunde, done), await receipt(tunde, done)];
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="adire-receipt-${done.job.id.slice(-12)}.pdf"`,
    });
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.rawPayload.toString('latin1')).toMatch(/\/FontFile2 /);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.rawPayload.length).toBeLessThan(60_000);
  });

  test('is another one for the other party', async () => {
    const [theirs, own] = [await receipt(ngozi, done), await receipt(tunde, done)];
    expect(theirs.statusCode).toBe(200);
    expect(theirs.rawPayload.equals(own.rawPayload)).toBe(false);
  });

  test('is there for the hunter once it is paid, for the talent once it is earned', async () => {
    expect((await receipt(ngozi, running)).statusCode).toBe(200);
    const early = await receipt(tunde, running);
    expect([early.statusCode, early.json().code]).toEqual([409, 'no_receipt']);
  });

  test('is nowhere for strangers', async () => {
    const stranger = await talent(app, 'Sipho');
    expect((await receipt(stranger, done)).statusCode).toBe(404);
    expect((await take(tunde, 'receipt/1')).statusCode).toBe(404);
  });
});

describe('in French', () => {
  const asked = ({ id, name, email }: Person): ReadCtx => ({
    ...{ services: app.services, now: app.services.clock.now(), db: app.database.db },
    actor: { userId: id, name, email, isHunter: true, isTalent: true, tokenHash: '', signedInAt: new Date() },
    ...{
      language: 'fr',
      requestId: '',
      origin: { address: '127.0.0.1', country: null, userAgent: '', deviceId: null },
    },
  });

  test('a receipt and a statement are separate documents, named so, in letters that the fonts have', async () => {
    for (const path of [`receipt/${done.job.id}`, 'statement.pdf']) {
      const [english, french] = [await take(tunde, path), await take(tunde, path, 'fr-CI')];
      expect(french.statusCode).toBe(200);
      expect(french.rawPayload.equals(english.rawPayload)).toBe(false);
      expect(french.rawPayload.toString('latin1')).toContain('/Lang (fr-NG)');
      expect(String(french.headers['content-disposition'])).toMatch(/"adire-(recu|releve)-/);
    }
  });

  test('their words are French, amounts and moments too, and none is left in English', async () => {
    app.passMinutes(2);
    const texts = [
      textsOf(await receiptOf(asked(tunde), done.job.id)),
      textsOf(await receiptOf(asked(ngozi), done.job.id)),
      textsOf(await statementOf(asked(tunde), null)),
    ];
    const [earned = [], paid = [], statement = []] = texts;
    for (const word of [
      'Reçu de vos revenus',
      'Net à recevoir',
      'Séquestre',
      'N90\u00A0000',
      '-N10\u00A0000',
    ])
      expect(earned).toContain(word);
    for (const word of ['Reçu', 'Payé au total', 'Frais de service d’Adire', 'N100\u00A0000'])
      expect(paid).toContain(word);
    for (const word of ['Relevé de compte', 'Mouvements', 'Solde du compte', 'Revenus'])
      expect(statement).toContain(word);
    expect(texts.flat().filter((text) => text.includes('?'))).toEqual([]);
    const english = new Set([words.documents].flatMap(textsOf));
    const shared = new Set([french.documents].flatMap(textsOf));
    expect(texts.flat().filter((text) => english.has(text) && !shared.has(text))).toEqual([]);
  });

  test('of what the fonts lack, a sign is left in each place', async () => {
    const title = textsOf(await receiptOf(asked(ngozi), running.job.id)).find((text) =>
      text.includes('logo'),
    );
    expect(title).toBe('Ṣọ́ọ̀bù “Àdìrẹ” ? Ɛkɔ Ŋŋa logo'.normalize('NFC'));
    expect(printable('👩‍🎨 日本\n✓\ufe0f b')).toBe('?? ??\n? b');
  });

  test.each([
    ['text', printable],
    ['titles', drawable],
  ] as const)('the font of %s has every letter that is left', (font, left) => {
    const { _font: drawn } = new PDFDocument({ font: FONTS[font] }) as unknown as OpenFont;
    const letters = Array.from({ length: 0x1_00_00 - 0x20 }, (_, code) => String.fromCodePoint(code + 0x20));
    const lacking = letters.filter(
      (letter) =>
        /[^\p{C}]/u.test(letter) &&
        left(letter) === letter &&
        !drawn.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(lacking).toEqual([]);
  });

  test('the table is headed in French, with plain decimals for calculating', async () => {
    const { body, headers } = await take(tunde, 'earnings.csv', 'fr');
    expect(body).toMatch(/^"DATE","POUR","STATUT","MONTANT en nairas"\r\n/);
    expect(body).toContain('"Disponible","90000.00"');
    expect(String(headers['content-disposition'])).toContain('adire-revenus-');
  });
});

/** All texts in a value, line by line. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('the statement', () => {
  test('is a PDF, of a month or of everything', async () => {
    const month = lagosDay(app.services.clock.now()).slice(0, 7);
    for (const path of ['statement.pdf', `statement.pdf?month=${month}`]) {
      const answer = await take(tunde, path);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    expect((await take(tunde, 'statement.pdf?month=2026-13')).statusCode).toBe(422);
    expect((await take(tunde, 'statement.pdf?who=all')).statusCode).toBe(422);
  });
});

describe('the table', () => {
  test('holds every transaction, and no formula', async () => {
    const { body, statusCode } = await take(tunde, 'earnings.csv');
    expect(statusCode).toBe(200);
    const today = lagosDay(app.services.clock.now());
    expect(body.split('\r\n')).toEqual([
      '"DATE","FOR","STATUS","AMOUNT in naira"',
      `"${today}","Ṣọ́ọ̀bù “Àdìrẹ” 🎨 Ɛkɔ Ŋŋa logo","Pending","90000.00"`.normalize(),
      `"${today}","'=HYPERLINK(""//evil"")","Available","90000.00"`,
      '',
    ]);
  });

  test('is narrowed like the list', async () => {
    const lines = async (query: string) =>
      (await take(tunde, `earnings.csv${query}`)).body.trim().split('\r\n');
    expect(await lines('?status=available')).toHaveLength(2);
    expect(await lines('?month=2020-01')).toHaveLength(1);
    const { data } = await tunde.ok(payouts.earnings, { query: { status: 'pending' } });
    expect(data.alltransactions.map(({ job_id }) => job_id)).toEqual([running.job.id]);
  });

  test('follows a withdrawal', async () => {
    const code = await addBank(tunde);
    await tunde.ok(payouts.transfer, { body: { transfer_recipient_code: code, job_id: done.job.id } });
    const { data } = await tunde.ok(payouts.earnings, { query: { status: 'sent' } });
    expect(data.alltransactions.map(({ job_id }) => job_id)).toEqual([done.job.id]);
  });
});

test('the months hold what was earned in them, and the next money has its day', async () => {
  const quiet = await tunde.ok(statements.overview);
  expect(quiet.coming).toBeNull();
  expect(quiet.months).toHaveLength(12);
  expect(quiet.months.at(-1)).toMatchObject({
    month: lagosDay(app.services.clock.now()).slice(0, 7),
    earned: 90_000,
    withdrawn: 0,
  });
  expect(quiet.months.slice(0, -1).every(({ earned }) => earned === 0)).toBe(true);
  await handIn(tunde, running.job.id);
  const { coming } = await tunde.ok(statements.overview);
  expect(coming).toMatchObject({ job_id: running.job.id });
  const days = daysBetween(app.services.clock.now().toISOString(), coming?.at ?? '');
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
});

test.each(['receipt/018f0000-0000-7000-8000-000000000001', 'statement.pdf', 'earnings.csv'])(
  '%s asks who is there',
  async (path) => {
    expect((await take(null, path)).statusCode).toBe(401);
    expect((await take(await person(app, 'Bare', []), path)).statusCode).toBe(403);
  },
);

test('the table is for talents', async () => {
  expect((await take(ngozi, 'earnings.csv')).statusCode).toBe(403);
});
