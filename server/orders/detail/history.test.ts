/** The history of an order as its parties read it: whole lines, in the reader's language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { orders } from '#contract/orders/orders.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { agree } from '#server/testing/market.ts';
import { fund } from '#server/testing/story.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('says who did what in each language, and nothing of an earlier talent', async () => {
  const [ngozi, tunde, amina] = [
    await hunter(app, 'Ngozi'),
    await talent(app, 'Tunde'),
    await talent(app, 'Amina'),
  ];
  const { job } = await agree({ hunter: ngozi, talent: amina });
  await amina.ok(bids.withdrawOrder, { params: { id: job.id }, body: { reason: 'Ill' } });
  await agree({ hunter: ngozi, talent: tunde, job });
  await fund(app, ngozi, job.id);
  const titlesIn = async (language: string) => {
    const answer = await app.http.inject({
      url: `/api/${orders.getSubmitted.path.replace(':id', job.id)}`,
      headers: { authorization: `Bearer ${tunde.token}`, 'accept-language': language },
    });
    return answer.json().submission.history.map(({ title }: { title: string }) => title);
  };
  expect(await titlesIn('en')).toEqual([
    'Ngozi sent the agreement',
    'Tunde accepted the agreement',
    'N100,000 was paid into escrow',
  ]);
  expect(await titlesIn('fr')).toEqual([
    'Ngozi a envoyé l’accord',
    'Tunde a accepté l’accord',
    'N100\u00A0000 payés sous séquestre',
  ]);
});
