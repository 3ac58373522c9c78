/** A talent's page as others see it: on phones a compact head and collapsed facts, on desktop everything expanded. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { people } from '#contract/people/people.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { answers } from '#web/testing/network.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

const SADE = '0199a200-0000-7000-8000-00000000aaaa';
const DETAIL = {
  ...{
    firstname: 'Sade',
    lastname: 'Alakija',
    description: 'Block prints for book covers.',
    profile_image: null,
  },
  ...{ countryId: 'NG', country: 'Nigeria' },
};
const gig = (title: string, price_from: number) => ({
  ...{ id: crypto.randomUUID(), title, overview: '', status: 'live' as const, tags: [], cover: null },
  ...{ category: 'Creative visualizers', skill: 'Illustration', userId: SADE, rating: null, reviews: 0 },
  ...{ price_from, delivery_days: 5, created_at: MOMENT },
  user: { id: SADE, name: 'Sade Alakija', created_at: MOMENT, online: true, rating: 4.5, reviews: 2 },
  userdetail: { ...DETAIL, storyline: 'Prints that last' },
});

async function open(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  signIn('hunter');
  answers(people.get, {
    users: {
      ...{ id: SADE, name: 'Sade Alakija', created_at: MOMENT, online: true },
      gigs: [gig('A book cover', 60_000), gig('A spot drawing', 25_000)],
      ...{
        rating: 4.5,
        reviews: 2,
        orders_completed: 3,
        past_work: 0,
        replies: null,
        languages: [],
        certifications: [],
      },
      userdetail: { ...DETAIL, userId: SADE, storyLine: 'Prints that last' },
      skills: [{ skillId: SADE, name: 'Illustration', proficiency: 'Advance' }],
      educations: [
        {
          ...{
            id: SADE,
            title: 'Osun Print House',
            country: { id: 'NG', name: 'Nigeria' },
            country_id: 'NG',
          },
          ...{ from_year: 2010, to_year: 2012 },
        },
      ],
    },
  });
  answers(reviews.received, {
    ...{ received_reviews: [], average: null, count: 0, next: null },
    histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
  });
  await show(`/hunterDashboard/user/${SADE}`);
}

const entry = () => page.getByText('2010 – 2012');

test('on a phone the head is compact and each fact opens under its name', async () => {
  await open(360, 740);
  const head = page.getByRole('region', { name: 'Sade Alakija' });
  for (const text of ['Prints that last', 'Illustration', 'From N25,000', 'Nigeria', 'Joined', '3 orders'])
    await expect.element(head.getByText(text)).toBeVisible();
  const message = head.getByRole('button', { name: 'Send message' }).element().getBoundingClientRect();
  expect(message.bottom).toBeLessThan(400);
  expect(document.documentElement.scrollWidth).toBe(360);
  await expect.element(entry()).not.toBeVisible();
  await expect.element(page.getByText('Osun Print House').first()).toBeVisible();
  await page.getByRole('heading', { name: 'Education' }).click();
  await expect.element(entry()).toBeVisible();
  await expect.element(head.getByText(DETAIL.description)).toBeVisible();
  const order = ['Gigs', 'Reviews', 'Skills', 'Education'];
  const tops = order.map((name) =>
    page.getByRole('heading', { name, exact: true }).element().getBoundingClientRect(),
  );
  expect(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).toSorted((a, b) => a - b));
});

test('on a desk every fact is open', async () => {
  await open(1280, 800);
  await expect.element(entry()).toBeVisible();
  await expect.element(page.getByText(DETAIL.description)).toBeVisible();
});
