/** The form of a purchase: what it asks, what is folded away until it is wrong, what is kept, and that it is sent once. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Gig } from '#contract/gigs/gigs.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { noteAnswer } from '#web/lib/online.ts';
import { answerCatalogue, LOGO, VISUAL } from '#web/testing/catalogue.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { expectMessages, MOMENT, show, signIn } from '#web/testing/show.tsx';

const id = (end: string) => `0199a200-0000-7000-8000-0000000000${end}`;
const TUNDE = {
  id: id('c1'),
  name: 'Tunde Bello',
  created_at: MOMENT,
  online: false,
  rating: 4,
  reviews: 12,
};
const GIG: Gig = {
  ...{ id: id('d1'), title: 'A mark for your stall', overview: '', description: 'I draw.', status: 'live' },
  ...{ category: 'Creative visualizers', skill: LOGO.name, categoryId: VISUAL, skillId: LOGO.id, tags: [] },
  ...{ userId: TUNDE.id, user: TUNDE, userdetail: null, rating: null, reviews: 0, cover: null, gallery: [] },
  ...{
    price_from: 90_000,
    delivery_days: 10,
    created_at: MOMENT,
    updated_at: MOMENT,
    can: [],
    own: false,
    orders_completed: 0,
    replies: null,
  },
  scopepackage: [
    {
      ...{ position: 1, name: 'Standard', price: 90_000, delivery_days: 10, offers: 1, revisions: 0 },
      includes: ['Three directions', 'Vector files'],
      ...{ rights: null, rights_text: null, further_round: null },
    },
  ],
  faqs: [{ faq: 'Which files?', answer: 'SVG and PDF.' }],
};

const note = page.getByLabelText(/^What should Tunde know/);
const send = page.getByRole('button', { name: 'Send order' });
const conditions = page.getByText('Change the conditions');
const title = page.getByLabelText('Title', { exact: true }).first();
const isOpen = () => document.querySelector('form details[open] [name=title]') !== null;

async function open(): Promise<void> {
  signIn('hunter');
  answerCatalogue();
  answers(gigs.get, { gig: [GIG] });
  await show(`/hunterDashboard/createJob?gig=${GIG.id}`);
  await expect.element(note).toBeVisible();
}

test('asks for one thing; price, day and revisions are said, and what the talent answered before', async () => {
  await open();
  await expect.element(conditions).toBeVisible();
  expect(isOpen()).toBe(false);
  for (const said of ['Three directions', '10 days after you pay', 'None included'])
    await expect.element(page.getByText(said).first()).toBeVisible();
  await page.getByText('A question Tunde has already answered').click();
  await expect.element(page.getByText('SVG and PDF.')).toBeVisible();
});

test('what is wrong in the folded part unfolds it and gets the focus', async () => {
  await open();
  await conditions.click();
  await title.fill('');
  await conditions.click();
  await expect.poll(isOpen).toBe(false);
  await send.click();
  await expect.poll(isOpen).toBe(true);
  await expectMessages(['Enter a title']);
  await expect.element(title).toHaveFocus();
});

test('so does what the server refuses there; what it says of the text stands under the text', async () => {
  await open();
  const errors = { end_date: ['Choose a date no more than 2 years ahead'] };
  answers(gigOrders.order, () => refuse(422, 'Not valid', { errors }));
  await send.click();
  await expect.poll(isOpen).toBe(true);
  await expectMessages(errors.end_date);
  await expect.element(page.getByLabelText('End date')).toHaveFocus();
  answers(gigOrders.order, () => refuse(422, 'Not valid', { errors: { job_description: ['Too long'] } }));
  await send.click();
  await expect.element(page.getByText('Too long')).toBeVisible();
  await expect.element(note).toHaveFocus();
});

test('what was typed is there again, and two presses send it once', async () => {
  await open();
  await note.fill('For <Ada>, in red.');
  await expect.poll(() => JSON.stringify(Object.entries(localStorage))).toContain('in red');
  await show(`/hunterDashboard/createJob?gig=${GIG.id}`);
  await expect.element(note).toHaveValue('For <Ada>, in red.');
  const sent = answers(gigOrders.order, () => refuse(409, 'Not for sale'));
  const button = send.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(page.getByText('Not for sale')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ position: 1, price_budget: '90000', package_price: 90_000 });
  expect(sent[0]?.body.job_description).toMatch(/^<p>For &lt;Ada&gt;, in red\.<\/p><p>I draw\.<\/p>/);
});

test('without a network the button says so and sends nothing', async () => {
  await open();
  noteAnswer(false);
  await expect.element(page.getByRole('button', { name: /^Send order \(/ })).toHaveAttribute('aria-disabled');
  noteAnswer(true);
});

test('a gig that takes no orders leads to its talent and to similar gigs, and cannot be sent again', async () => {
  await open();
  answers(gigOrders.order, () => refuse(409, 'This gig takes no orders.', { code: 'not_for_sale' }));
  await send.click();
  await expect.element(page.getByText('This gig takes no orders.')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'Message Tunde Bello' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Similar gigs' })).toBeVisible();
});
