/** The public pages: complete without scripts, true to the database and the fees in force, the same for everyone. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#contract/core/days.ts';
import { words } from '#contract/words/en.ts';
import { endOfLagosDay, lagosDay } from '#server/core/clock.ts';
import { publishPolicy } from '#server/ledger/policies/commands.ts';
import { addQuestion } from '#server/site/commands.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig } from '#server/testing/gigs.ts';

const PAGES = ['/', '/home', '/escrowHome', '/projecttrackerhunter', '/policy', '/agreement'];

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await app.http.inject({ url: path, headers });
  return { status: answer.statusCode, html: answer.body, headers: answer.headers, raw: answer.rawPayload };
}

/** The text that people read, with entities resolved and white space collapsed. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
}

function linksOf(html: string): [href: string, text: string, attributes: string][] {
  const found = html.matchAll(/<a ([^>]*?)href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g);
  return Array.from(found, ([, before = '', href = '', after = '', inner = '']) => [
    href,
    textOf(inner).trim(),
    before + after,
  ]);
}

describe('every public page', () => {
  test.each(PAGES)(
    '%s is whole HTML with one heading, a title, and no handler or foreign file',
    async (path) => {
      const { status, html, headers } = await open(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
      expect(html).toContain('<meta name="description" content="');
      expect(html).not.toMatch(/ on[a-z]+="|javascript:| style="/);
      expect(html.match(/ (?:src|srcset|action)="(?!\/)[^"]*"/g)).toBeNull();
      expect(html).not.toMatch(/undefined|\[object|NaN/);
      const [, , policy] = linksOf(html).find(([href]) => href === '/policy') ?? [];
      const [, , agreement] = linksOf(html).findLast(([href]) => href === '/agreement') ?? [];
      for (const attributes of [policy, agreement])
        expect(attributes).toContain('target="_blank" rel="noopener"');
    },
  );

  test.each(PAGES)('%s leads only to addresses that exist', async (path) => {
    const { html } = await open(path);
    for (const [href] of linksOf(html)) {
      if (href.startsWith('#')) expect(html).toContain(`id="${href.slice(1)}"`);
      else if (href.startsWith('/policy#')) expect((await open('/policy')).html).toContain('id="deletion"');
      else if (href.startsWith('/escrowHome#'))
        expect((await open('/escrowHome')).html).toContain('id="example"');
      else expect(href).toMatch(/^(mailto:|\/)/);
    }
  });

  test('it is the same for everybody, and is not sent again to who has it', async () => {
    const plain = await open('/');
    const asked: Record<string, string>[] = [
      { authorization: `Bearer ${tunde.token}` },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    ];
    for (const headers of asked) {
      app.passMinutes(2);
      expect((await open('/', headers)).html).toBe(plain.html);
    }
    expect(plain.headers['cache-control']).toBe('public, max-age=60');
    const again = await open('/', { 'if-none-match': `W/${plain.headers.etag}` });
    expect([again.status, again.html]).toEqual([304, '']);
    expect((await open('/', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('what a link adds to its address changes nothing', async () => {
    const { html, headers } = await open('/');
    const shared = await open('/?utm_source=chat&price=1');
    expect([shared.html, shared.headers.etag]).toEqual([html, headers.etag]);
  });

  test('it travels packed where the browser takes that', async () => {
    const plain = await open('/agreement');
    const br = await open('/agreement', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await open('/agreement', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.raw).toString()).toBe(plain.html);
    expect(gunzipSync(gzip.raw).toString()).toBe(plain.html);
    expect(plain.headers.vary).toContain('accept-encoding');
  });
});

describe('the front page', () => {
  test('has its fixed texts, and leads where they lead', async () => {
    const { html } = await open('/');
    const text = textOf(html);
    for (const sentence of [
      "Africa's largest market place for creative professionals",
      'Popular gig categories',
      'Why leading brands trust us?',
      'Top talents only',
      'Save time and money',
      'Guaranteed payment via escrow',
      'How it works',
      'Step 3',
    ])
      expect(text).toContain(sentence);
    const links = linksOf(html);
    const outside = links.filter(([, , attributes]) => / out/.test(attributes));
    for (const [label, href] of [
      ['Explore all gigs', '/login?tab=new'],
      ['Become a talent', '/login?tab=new&#38;as=talent'],
      ['Get started', '/login?tab=new'],
    ])
      expect(outside.filter(([, found]) => found === label).map(([found]) => found)).toContain(href);
    const bar = /<nav class="categories"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(linksOf(bar).map(([, label]) => label)).toEqual(words.shell.fixed.categories);
    for (const [href] of linksOf(bar)) expect(href).toMatch(/^\/gigSearchResult\?category=[0-9a-f-]{36}$/);
  });

  test('shows real gigs with what they cost, and counts them by category', async () => {
    const gig = await liveGig(tunde, { title: `<img src=x onerror=alert(1)> "quoted" & 'so'` });
    app.passMinutes(2);
    const { html } = await open('/');
    expect(html).not.toContain('<img src=x');
    const card = linksOf(html).find(([href]) => href === `/gigDetails/${gig.id}`);
    expect(card?.[1]).toContain(`<img src=x onerror=alert(1)> "quoted" & 'so'`);
    const text = textOf(html);
    expect(text).toContain('From N40,000');
    expect(text).toContain('5 days');
    expect(text).not.toContain('1 gig');
    for (let more = 0; more < 2; more += 1) await liveGig(tunde);
    await app.settle();
    app.passMinutes(2);
    const fuller = (await open('/')).html;
    expect(textOf(fuller)).toContain('3 gigs from N40,000');
    const [market = ''] = /<div class="market">[\s\S]*?<\/div>/.exec(fuller) ?? [];
    const [offered] = linksOf(market);
    expect(offered?.[0]).toMatch(/^\/gigSearchResult\?skill=[0-9a-f-]{36}$/);
    // With fewer than three reviews no number is stated.
    expect(textOf(market).trim()).toBe(`Often offered: ${offered?.[1]}`);
  });

  test('its questions are those of the database, a minute later at the latest', async () => {
    await open('/');
    const asked = { question: 'Is <this> new?', answer: 'Yes & no.' };
    await app.database.db.transaction().execute((tx) => addQuestion(tx, asked));
    expect((await open('/')).html).not.toContain('Is &#60;this&#62; new?');
    app.passMinutes(2);
    const { html } = await open('/');
    expect(html).toContain('Is &#60;this&#62; new?');
    expect(html.match(/<details/g)).toHaveLength(4);
  });

  test.each([
    ['logo design', '/gigSearchResult/logo%20design'],
    ['  ẹ/ọ?#%  ', '/gigSearchResult/%E1%BA%B9%2F%E1%BB%8D%3F%23%25'],
    ['', '/gigSearchResult'],
    ['..', '/gigSearchResult'],
    ['//evil.example', '/gigSearchResult/%2F%2Fevil.example'],
    ['x'.repeat(300), `/gigSearchResult/${'x'.repeat(100)}`],
  ])('its search field leads %j to the page of results', async (query, path) => {
    const form = /<form class="search" action="([^"]+)"/.exec((await open('/')).html)?.[1];
    for (const asked of [form, '/gigSearchResult']) {
      const { status, headers } = await open(`${asked}?${new URLSearchParams({ q: query })}`);
      expect([asked, status, headers.location]).toEqual([asked, 303, path]);
    }
  });

  test('its search field is sent where no worker answers for the server', async () => {
    const screens = readFileSync('web/route-tree.gen.ts', 'utf8');
    expect(screens).toContain("'/gigSearchResult");
    const [, path] = /<form class="search" action="([^"]+)"/.exec((await open('/')).html) ?? [];
    expect(path).toMatch(/^\/\w+$/);
    expect(screens).not.toContain(`'${path}`);
  });
});

describe('the worked escrow', () => {
  test.each([
    ['price=100000&missed=0&ending=accepted', ['N90,000', 'N0', 'N10,000', 'N0']],
    ['price=100000&missed=1&ending=accepted', ['N85,500', 'N5,000', 'N9,500', 'N0']],
    ['price=100000&missed=2&ending=accepted-late', ['N82,000', 'N9,000', 'N9,000', 'N0']],
    ['price=100000&ending=cancelled-passed', ['N7,500', 'N88,400', 'N2,500', 'N1,600']],
    ['price=100000&ending=cancelled-early', ['N0', 'N98,400', 'N0', 'N1,600']],
    ['price=5000&ending=cancelled-missed', ['N0', 'N4,825', 'N0', 'N175']],
    ['price=1000000&ending=cancelled-talent', ['N0', 'N1,000,000', 'N0', 'N0']],
  ])('%s is divided as an order would be, without scripts', async (query, parts) => {
    const { html } = await open(`/escrowHome?${query}`);
    const shown = Array.from(html.matchAll(/data-show="(\w+)">([^<]*)</g));
    const figures = ['talent', 'hunter', 'fee', 'gateway'].map(
      (name) => shown.find(([, found]) => found === name)?.[2],
    );
    expect(figures).toEqual(parts);
    expect(html.match(/ checked/g)).toHaveLength(1);
  });

  test('an address that asks for nonsense gets the usual example', async () => {
    const usual = (await open('/escrowHome')).html;
    expect((await open('/escrowHome?price=-1&missed=x&ending=<script>')).html).toBe(usual);
    expect((await open('/escrowHome?price=1&price=2')).html).toBe(usual);
  });
});

describe('the rules', () => {
  test('the agreement names the fees in force, announces a published change, and follows it', async () => {
    const before = textOf((await open('/agreement')).html);
    for (const rule of [
      'service fee of 10%',
      'rejection fee of 7.5%',
      'cancellation fee of 2.5%',
      'deduction of 1%',
      '30 days’ notice',
      '18 years or older',
      '14 days of silence the work is accepted',
    ])
      expect(before).toContain(rule);
    expect(before).not.toContain('The fees will change');
    const now = app.services.clock.now();
    const day = addDays(lagosDay(now), 31);
    await app.database.db.transaction().execute((tx) =>
      publishPolicy(
        tx,
        {
          serviceFee: 1200,
          rejectionFee: 800,
          cancellationFee: 200,
          delayDeduction: 150,
          passedThreshold: 2,
        },
        { publishedAt: now, effectiveAt: endOfLagosDay(day) },
      ),
    );
    app.passMinutes(2);
    const current = textOf((await open('/agreement')).html);
    expect(current).toContain('The fees will change.');
    expect(current).toMatch(
      /service fee 12%, rejection fee 8%, cancellation fee 2%, deduction for a delayed response 1\.5%/,
    );
    expect(current).toContain('service fee of 10%');
    app.passDays(33);
    const after = textOf((await open('/agreement')).html);
    expect(after).toContain('service fee of 12%');
    expect(after).not.toContain('The fees will change');
    expect(textOf((await open('/escrowHome')).html)).toContain('Adire keeps 12% of the rest');
  });

  test('both have a table of contents that leads to every section', async () => {
    for (const path of ['/policy', '/agreement']) {
      const { html } = await open(path);
      const sections = Array.from(html.matchAll(/<section id="([\w-]+)"/g), ([, id]) => `#${id}`);
      const contents = linksOf(/<nav class="contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').map(
        ([href]) => href,
      );
      expect(contents).toEqual(sections);
      expect(sections.length).toBeGreaterThan(8);
    }
  });
});

test('a page that cannot be made is an error, and is made at the next request', async () => {
  const broken = await testApp();
  try {
    await hunter(broken, 'Ngozi');
    await broken.database.db.schema.alterTable('faqs').renameTo('elsewhere').execute();
    expect((await broken.http.inject('/')).statusCode).toBe(500);
    await broken.database.db.schema.alterTable('elsewhere').renameTo('faqs').execute();
    expect((await broken.http.inject('/')).statusCode).toBe(200);
  } finally {
    await broken.close();
  }
});
