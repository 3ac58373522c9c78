/** Orders of packages before the story begins: bought, delivered, accepted and reviewed, at varying hours. */
import { bids } from '#contract/bids/bids.ts';
import type { ScopePackage } from '#contract/gigs/gigs.ts';
import { jobFromPackage } from '#contract/gigs/order-terms.ts';
import { gigOrders } from '#contract/gigs/package-orders.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { lagosDay } from '#server/core/clock.ts';
import { type Deal, deliver, bought as ordered, paid } from './deals.ts';
import { type Shop, shopOf } from './gigs.ts';
import { type ReviewText, reviewTexts } from './reviews.ts';
import { writeReview } from './reviews-and-disputes.ts';
import { type MembersByName, playConversation } from './talks.ts';
import type { Member, World } from './world.ts';

/** Days from one round of orders to the next. */
const ROUND_DAYS = 8;
const ROUNDS = Math.max(...Object.values(reviewTexts).map((all) => all.length));
export const TRADE_DAYS = ROUNDS * ROUND_DAYS;

type Sale = { talent: Member; buyer: Member; jobId: string; said: ReviewText; deal?: Deal };
/** What a person of the story bought in this round, with a conversation about it. */
type Purchase = {
  order: 'interest' | 'name' | 'daylight';
  by: 'ngozi' | 'amara';
  of: string;
  round: number;
  title: string;
};

const purchases: readonly Purchase[] = [
  {
    ...{ order: 'interest', by: 'ngozi', of: 'tendai', round: 0 },
    title: 'Interest, drawn by hand for our savers',
  },
  {
    ...{ order: 'name', by: 'amara', of: 'selam', round: 0 },
    title: 'A name for what 240 families press',
  },
  {
    ...{ order: 'daylight', by: 'amara', of: 'adaeze', round: 3 },
    title: 'Our oil in daylight, for the shelf',
  },
];

/** In each round every talent with a review left sells once, to a different buyer than in the round before. */
export async function playTrade(
  world: World,
  shops: readonly Shop[],
  buyers: readonly Member[],
  all: MembersByName,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sales: Sale[] = [];
    for (const [place, [name, opinions]] of Object.entries(reviewTexts).entries()) {
      const words = opinions[round];
      const own = shops.filter((shop) => shop.by === name);
      const shop = words && shopOf(own, words[2] ?? '');
      const buyer = buyers[(place + round * 2) % buyers.length];
      if (!words || !shop || !buyer) continue;
      world.advanceClock(hoursBetween(place, round));
      const purchase = purchases.find(({ of, ...one }) => of === name && one.round === round);
      if (purchase) {
        sales.push({ ...(await purchased(world, all, shop, purchase)), said: words });
        continue;
      }
      sales.push({ talent: shop.talent, buyer, jobId: await bought(world, shop, buyer), said: words });
    }
    await world.advanceDays(2.3);
    for (const [place, sale] of sales.entries()) {
      world.advanceClock(hoursBetween(place, round + 3));
      await delivered(sale);
    }
    await world.advanceDays(ROUND_DAYS - 2.3 - spentDays(round, sales.length));
  }
}

/** 0.4 to 3.2 hours, varied so that no two orders have the same time. */
function hoursBetween(place: number, round: number): number {
  return 0.4 + (((place * 37 + round * 53) % 29) / 29) * 2.8;
}

/** The sum of the hours between the sales of a round, in days. */
function spentDays(round: number, sales: number): number {
  const of = (shift: number) =>
    Array.from({ length: sales }, (_, place) => hoursBetween(place, round + shift)).reduce(
      (a, b) => a + b,
      0,
    );
  return (of(0) + of(3)) / 24;
}

/** A package bought by a person of the story, under their own title. */
async function purchased(
  world: World,
  all: MembersByName,
  shop: Shop,
  { order, by, title }: Purchase,
): Promise<Omit<Sale, 'said'>> {
  const deal = await ordered(world, all[by], shop, { order, title });
  await paid(world, deal);
  await playConversation(world, all, order);
  return { talent: shop.talent, buyer: all[by], jobId: deal.job.id, deal };
}

/** Orders the smallest package, pays it and starts the work; returns the job's id. */
async function bought(world: World, { talent, gig }: Shop, buyer: Member): Promise<string> {
  const chosen = gig.scopepackage[0] as ScopePackage;
  const form = jobFromPackage(gig, chosen, lagosDay(world.now()));
  const body = { ...form, milestones: form.milestones.slice(-1) };
  const { job_id } = await buyer.ok(gigOrders.order, { params: { id: gig.id }, body });
  await talent.ok(bids.acceptOrder, { params: { id: job_id }, body: { terms_accepted: true } });
  const { reference } = await buyer.ok(payments.pay, { body: { job_id } });
  await world.control(`/transactions/${reference}/pay`, { channel: 'bank_transfer', webhook: false });
  await buyer.ok(payments.verify, { params: { ref: reference } });
  await talent.ok(orders.start, { params: { id: job_id } });
  return job_id;
}

async function delivered({ talent, buyer, jobId, said: [stars, words], deal }: Sale): Promise<void> {
  const body = { comment: 'All files are here, with a note.' };
  if (deal) await deliver(deal);
  else await talent.ok(orders.submit, { params: { id: jobId }, body });
  await buyer.ok(orders.accept, { params: { id: jobId } });
  await writeReview(buyer, talent, jobId, stars, words);
}
