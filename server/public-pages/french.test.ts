/** The public pages in French: no English text of the catalogue remains, and the rules match the English ones. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeePolicy } from '#contract/escrow/division.ts';
import { publicPages } from '#contract/site/paths.ts';
import { words } from '#contract/words/en.ts';
import { words as french } from '#contract/words/fr.ts';
import { addQuestion } from '#server/site/commands.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { agreementPage, policyPage, richText } from './legal/views.ts';
import { pageLocaleOf } from './rules.ts';

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  await liveGig(tunde, { title: 'Étiquettes' });
});
afterAll(() => app.close());

async function open(url: string, headers: Record<string, string> = {}) {
  const { body, headers: answered } = await app.http.inject({ url, headers });
  return { html: body, headers: answered };
}

const FRENCH = { 'accept-language': 'fr-CI,fr;q=0.9,en;q=0.8' };

/** Stands in for any parameter: a text, NaN, or an object of these. */
const ANYTHING: unknown = new Proxy(() => '', {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '§' : '§'),
});

/** The fixed sentences of a catalogue, without those of only a word or two. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/§|\*\*|\]\([^)]*\)|\[/)
      .map((part) => part.trim())
      .filter((part) => / .*\p{L}{3}/u.test(part));
  if (typeof value === 'function')
    return sentencesOf(value(...Array.from({ length: value.length }, () => ANYTHING)));
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesOf) : [];
}

/** The text of a page that people read, hear or share, entities resolved. */
function textOf(html: string): string {
  const attributes = Array.from(
    html.matchAll(/ (?:aria-label|placeholder|content|alt|aria-valuetext|data-label)="([^"]*)"/g),
    ([, value = '']) => value,
  );
  return [html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, '\n'), ...attributes]
    .join('\n')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

describe('the language of a public page', () => {
  test.each(publicPages)(
    '%s is French for who prefers French, and holds no English sentence',
    async (path) => {
      const { html, headers } = await open(path, FRENCH);
      expect(html).toContain('<html lang="fr">');
      expect(headers['content-language']).toBe('fr');
      const english = sentencesOf([words.publicPages, words.legal, words.shell.fixed]);
      expect(english.length).toBeGreaterThan(200);
      const shared = new Set(sentencesOf([french.publicPages, french.legal, french.shell.fixed]));
      const text = textOf(html);
      expect(english.filter((sentence) => text.includes(sentence) && !shared.has(sentence))).toEqual([]);
      expect(html).not.toMatch(/undefined|\[object|NaN|\*\*|\]\(/);
    },
  );

  test.each([
    [{}, '/home', 'en'],
    [{ 'accept-language': 'en;q=0.4, fr' }, '/home', 'fr'],
    [{ ...FRENCH, cookie: 'adire.language=en' }, '/home', 'en'],
    [{ cookie: 'a=b; adire.language=fr' }, '/home', 'fr'],
    [{ cookie: 'adire.language=de' }, '/home', 'en'],
    [{ ...FRENCH, cookie: 'adire.language=fr' }, '/home?language=en', 'en'],
    [{}, '/home?language=fr', 'fr'],
    [{}, '/home?language=de', 'en'],
  ])('with %j %s is in %s', async (headers, url, language) => {
    const { html, headers: answered } = await open(url, headers);
    expect(html).toContain(`<html lang="${language}">`);
    expect(answered.vary).toBe('accept-encoding, cookie, accept-language');
    const own = `http://localhost:3000/home${language === 'fr' ? '?language=fr' : ''}`;
    expect(html).toContain(`<link rel="canonical" href="${own}">`);
    expect(html).toContain('<link rel="alternate" hreflang="en" href="http://localhost:3000/home">');
    expect(html).toContain('hreflang="fr" href="http://localhost:3000/home?language=fr">');
    expect(html).toContain('hreflang="x-default" href="http://localhost:3000/home">');
  });

  test('each language is kept apart, with an etag of its own', async () => {
    const [english, french] = [await open('/'), await open('/', FRENCH)];
    expect(french.headers.etag).not.toBe(english.headers.etag);
    expect((await open('/')).html).toBe(english.html);
    const known = { 'if-none-match': String(english.headers.etag) };
    expect((await open('/', { ...FRENCH, ...known })).html).toBe(french.html);
  });

  test('the foot leads to both, and back to the page', async () => {
    const { html } = await open('/escrowHome?price=5000', FRENCH);
    expect(html).toContain(
      '<a href="/language/en?to=%2FescrowHome" lang="en" hreflang="en" rel="nofollow">English</a>',
    );
    expect(html).toContain('rel="nofollow" aria-current="true">Français</a>');
  });

  test('amounts, percentages and stars are written as French writes them', async () => {
    expect((await open('/', FRENCH)).html).toContain('Dès N40\u00A0000');
    const escrow = (await open('/escrowHome?price=100000&ending=cancelled-passed', FRENCH)).html;
    expect(escrow).toContain('>N88\u00A0400</output>');
    expect(escrow).toContain('Le talent reçoit 7,5\u00A0%, Adire 2,5\u00A0%');
  });
});

/** For each section: its anchor, its elements, its links, and every figure in it. */
function outlineOf(markup: string) {
  return Array.from(markup.matchAll(/<section id="([\w-]+)"[\s\S]*?<\/section>/g), ([section = '', id]) => {
    const figures = textOf(section)
      .replace(/(\d)[,\u00A0](?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .match(/\d+(?:\.\d+)?/g);
    return {
      id,
      built: section.match(/<(?:p|li|ul|ol|tr|td|b)\b/g)?.join(''),
      links: section.match(/href="[^"]*"/g),
      figures: figures?.sort(),
    };
  });
}

test('a question that an operator wrote stays as it is, and is marked as English', async () => {
  expect(words.publicPages.questions.cost.answer).toContain('10%');
  const { rows } = await sql<{ question: string; answer: string }>`select question, answer from faqs`.execute(
    app.database.db,
  );
  expect(rows).toEqual(
    Object.values(words.publicPages.questions).map(({ ask, answer }) => ({ question: ask, answer })),
  );
  const asked = { question: 'Is it new?', answer: 'Yes.' };
  await app.database.db.transaction().execute((tx) => addQuestion(tx, asked));
  app.passMinutes(2);
  const { html } = await open('/', FRENCH);
  expect(html).toContain('<details name="faq"><summary>Combien coûte Adire\u00A0?');
  expect(html).toContain('<details name="faq" lang="en"><summary>Is it new?');
});

describe('the rules in French', () => {
  const inForce: FeePolicy = {
    serviceFee: 1234,
    rejectionFee: 825,
    cancellationFee: 205,
    delayDeduction: 175,
    passedThreshold: 3,
  };
  const coming = { from: new Date('2027-03-01T11:00:00Z'), fees: { ...inForce, serviceFee: 1475 } };
  const pages = (language: 'en' | 'fr') => [
    agreementPage(pageLocaleOf(language), { inForce, coming }, 'Adire <hello@adire.example>'),
    policyPage(pageLocaleOf(language), 'Adire <hello@adire.example>'),
  ];

  test('have the sections, anchors, links and figures of the English ones', () => {
    for (const [index, english] of pages('en').entries()) {
      const french = pages('fr')[index];
      const outline = outlineOf(english.body.markup);
      expect(outline.length).toBeGreaterThan(8);
      expect(outlineOf(french?.body.markup ?? '')).toEqual(outline);
    }
  });

  test('take their figures from the policy in force, and announce the one that comes', () => {
    const text = textOf(pages('fr')[0]?.body.markup ?? '').replace(/\s+/g, ' ');
    for (const sentence of [
      'frais de service de 12,34 %',
      'frais de rejet de 8,25 %',
      'frais d’annulation de 2,05 %',
    ])
      expect(text).toContain(sentence);
    expect(text).toContain('à partir du 1 mars 2027 : frais de service 14,75 %');
    expect(text).toContain('après les 3 premières étapes');
  });

  test('begin with the notice that the English text binds; the English ones have none', () => {
    for (const page of pages('fr')) {
      const text = page.body.markup;
      expect(text).toMatch(
        /<h1>[^<]*<\/h1><p class="small">[^<]*<\/p><p class="notice">[^<]*Seul le texte anglais fait foi/,
      );
      expect(text).toContain(`<a href="${page.path}?language=en" hreflang="en">`);
    }
    expect(pages('en').every(({ body }) => !body.markup.includes('?language=en'))).toBe(true);
  });

  test('a text of the rules becomes strong words and links, and nothing else', () => {
    expect(richText('a **b** [c](/d) <i>').markup).toBe('a <b>b</b> <a href="/d">c</a> &#60;i&#62;');
    expect(richText('2 ** 3').markup).toBe('2 ** 3');
  });
});
