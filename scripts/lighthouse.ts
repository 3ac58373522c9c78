/**
 * `npm run lighthouse`: Lighthouse's mobile profile on six pages of a product started for it. Prints a table and fails below the
 * targets. `--runs=3` is the number of runs per page (the median counts), `--url=ADDRESS` uses a running product instead,
 * `--write` puts the table into docs/experience.md.
 */
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { browserEnvironment, findBrowser } from '../e2e/support/browser.ts';
import { ask, keepVisitor, signIn, type Visitor } from './lib/experience/people.ts';
import { measuredOn, median, withProduct } from './lib/experience/product.ts';
import { tableOf, writeReport } from './lib/experience/report.ts';
import { runScript } from './lib/run-script.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Maximum time to wait for a page to go idle: the live stream never ends. */
const WAITED_MS = 12_000;

type Scores = Record<(typeof CATEGORIES)[number], number>;
type Looked = { page: string; scores: Scores; lcp: number; blocked: number; shift: number; found: string[] };
type Stop = { page: string; path: string; visitor?: Visitor; performance: number };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

await runScript(async () => {
  process.exitCode = await withProduct(values.url, lookAtAll);
});

async function lookAtAll(url: string): Promise<number> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await puppeteer.launch({ executablePath, args, env: browserEnvironment(env) });
  try {
    const stops = (await stopsOf(url)).filter(({ page }) => page.includes(values.only));
    const looked: Looked[] = [];
    const missed: string[] = [];
    for (const stop of stops) {
      const one = await lookOften(browser, url, stop);
      looked.push(one);
      missed.push(...missedBy(one, stop));
      console.log(
        `${one.page}: ${lineOf(one).slice(1).join(', ')}${one.found.map((line) => `\n  ${line}`).join('')}`,
      );
    }
    const head = ['page', 'performance', 'accessibility', 'best practices', 'LCP', 'blocked', 'shift'];
    const table = tableOf(head, looked.map(lineOf));
    console.log(`\n${table}\n\n${missed.length === 0 ? 'All aims are met.' : missed.join('\n')}`);
    if (values.write) writeReport('lighthouse', `${table}\n\n${measuredOn()}`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

async function stopsOf(url: string): Promise<Stop[]> {
  const [hunter, talent] = await Promise.all([signIn(url, 'hunter'), signIn(url, 'talent')]);
  const { gigs } = await ask<{ gigs: { id: string }[] }>(url, 'gig/search', hunter);
  const { chats } = await ask<{ chats: { anotheruser: string }[] }>(url, 'chat/getconversations', talent);
  const performance = 0.95;
  return [
    { page: '/', path: '/', performance: 1 },
    { page: '/login', path: '/login', performance },
    { page: 'a gig', path: `/gigDetails/${gigs[0]?.id}`, visitor: hunter, performance },
    { page: "the hunter's dashboard", path: '/hunterDashboard', visitor: hunter, performance },
    { page: "the talent's orders", path: '/order', visitor: talent, performance },
    {
      page: 'a conversation',
      path: `/messagedashboard/talentMessageDetails/${chats[0]?.anotheruser}`,
      visitor: talent,
      performance,
    },
  ];
}

/** Returns the median scores of several runs; the listed problems come from the first. */
async function lookOften(browser: Browser, url: string, stop: Stop): Promise<Looked> {
  const runs: Looked[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await look(browser, url, stop));
  const middle = (figure: (one: Looked) => number) => median(runs.map(figure));
  return {
    page: stop.page,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
    },
    lcp: middle(({ lcp }) => lcp),
    blocked: middle(({ blocked }) => blocked),
    shift: middle(({ shift }) => shift),
    found: runs[0]?.found ?? [],
  };
}

/** One run in a fresh browser profile. */
async function look(browser: Browser, url: string, { page: name, path, visitor }: Stop): Promise<Looked> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (visitor) await page.evaluateOnNewDocument(keepVisitor, [visitor.token, visitor.side] as const);
  const flags = { onlyCategories: [...CATEGORIES], maxWaitForLoad: WAITED_MS, logLevel: 'error' as const };
  // Lighthouse and this script use different releases of puppeteer's types; the page is the same.
  const result = await lighthouse(`${url}${path}`, flags, undefined, page as never);
  await context.close();
  if (!result || result.lhr.runtimeError)
    throw new Error(`${name}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  const { audits, categories } = result.lhr;
  const score = (category: string) => categories[category]?.score ?? 0;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighed = CATEGORIES.slice(1).flatMap((one) => categories[one]?.auditRefs ?? []);
  return {
    page: name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    lcp: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    found: weighed
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}

function lineOf({ page, scores, lcp, blocked, shift }: Looked): string[] {
  const figures = CATEGORIES.map((category) => scores[category].toFixed(2));
  return [page, ...figures, `${(lcp / 1000).toFixed(1)} s`, `${Math.round(blocked)} ms`, shift.toFixed(3)];
}

function missedBy({ page, scores }: Looked, { performance }: Stop): string[] {
  const aims: Scores = { performance, accessibility: 1, 'best-practices': 1 };
  return CATEGORIES.filter((category) => scores[category] < aims[category]).map(
    (category) =>
      `Missed: ${page} has ${category} ${scores[category].toFixed(2)}, the aim is ${aims[category].toFixed(2)}.`,
  );
}
