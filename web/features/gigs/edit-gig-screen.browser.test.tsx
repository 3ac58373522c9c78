/** Editing a gig that was changed elsewhere meanwhile, such as in another tab. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { answerCatalogue, LOGO, VISUAL } from '#web/testing/catalogue.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn } from '#web/testing/show.tsx';

const AMAKA = { id: ID, name: 'Amaka Obi', created_at: MOMENT, online: false, rating: null, reviews: 0 };
const GIG: Gig = {
  ...{ id: ID, title: 'A mark for your stall', overview: '', description: 'I draw.', status: 'live' },
  ...{ category: 'Creative visualizers', skill: LOGO.name, categoryId: VISUAL, skillId: LOGO.id, tags: [] },
  ...{ userId: ID, user: AMAKA, userdetail: null, rating: null, reviews: 0, cover: null, gallery: [] },
  ...{ price_from: 90_000, delivery_days: 10, created_at: MOMENT, updated_at: MOMENT, can: ['change'] },
  ...{ own: true, orders_completed: 0, replies: null, faqs: [] },
  scopepackage: [
    {
      ...{ position: 1, name: 'Standard', price: 90_000, delivery_days: 10, offers: 1, revisions: 0 },
      ...{ includes: ['Vector files'], rights: null, rights_text: null, further_round: null },
    },
  ],
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = page.getByRole('button', { name: 'Save and continue' });

async function open(): Promise<void> {
  signIn('talent');
  answerCatalogue();
  answers(gigs.get, { gig: [GIG] });
  await show(`/editGig/${ID}`);
  await expect.element(field('Price')).toHaveValue('90,000');
}

/** As from another tab. */
function raisePrice(): void {
  const scopepackage = GIG.scopepackage.map((one) => ({ ...one, price: 120_000 }));
  answers(gigs.get, { gig: [{ ...GIG, scopepackage }] });
}

test('a tab that did not hear of another price does not send the old one', async () => {
  await open();
  raisePrice();
  const sent = answers(gigs.update, () => refuse(404, 'enough'));
  await field('Title').fill('A mark for your shop');
  await save.click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ title: 'A mark for your shop' }]);
});

test('another price is shown beside what is typed, which stays, and sent with it', async () => {
  await open();
  await field('Title').fill('A mark for your shop');
  await field('Delivery (days)').fill('7');
  raisePrice();
  await queryClient.invalidateQueries();
  await expect.element(field('Price')).toHaveValue('120,000');
  await expect.element(field('Title')).toHaveValue('A mark for your shop');
  await expect.element(field('Delivery (days)')).toHaveValue('7');
  const sent = answers(gigs.update, () => refuse(404, 'enough'));
  await save.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ title: 'A mark for your shop' });
  expect(sent[0]?.body.scopepackage).toMatchObject([{ price: '120000', delivery_days: 7 }]);
});

test('a draft holds only what was typed: after a reload the price is the new one', async () => {
  await open();
  await field('Title').fill('A mark for your shop');
  await expect.poll(() => Object.values(localStorage).join()).toContain('for your shop');
  raisePrice();
  await show(`/editGig/${ID}`);
  await expect.element(field('Title')).toHaveValue('A mark for your shop');
  await expect.element(field('Price')).toHaveValue('120,000');
});
