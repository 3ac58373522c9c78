/** What the public pages show before scrolling: a next step, and the progress of an order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { liveGig } from '#server/testing/gigs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await liveGig(await talent(app, 'Tunde'));
});
afterAll(() => app.close());

async function open(path: string): Promise<string> {
  return (await app.http.inject({ url: path })).body;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each(['/home', '/escrowHome'])('%s leads to gigs and to a job in its first view', async (path) => {
  const [hero = ''] = /<section class="hero[\s\S]*?<\/section>/.exec(await open(path)) ?? [];
  const ways = Array.from(hero.matchAll(/<a class="button[^>]*href="([^"]*)">([\s\S]*?)<\/a>/g));
  expect(ways.map(([, href, inner = '']) => [href, textOf(inner)])).toEqual([
    ['/gigSearchResult', 'Search gigs'],
    ['/quickJob', 'Post a job in a minute'],
  ]);
});

test('of the six steps of an order, those to come have no tick', async () => {
  const [, steps = ''] =
    /<div class="stub">[\s\S]*?<ol>([\s\S]*?)<\/ol>/.exec(await open('/escrowHome')) ?? [];
  const coming = Array.from(steps.matchAll(/<li class="coming">([\s\S]*?)<\/li>/g), ([, inner = '']) =>
    textOf(inner),
  );
  expect(steps.match(/<li/g)).toHaveLength(6);
  expect(coming).toEqual(['Accepted', 'Paid out']);
});
