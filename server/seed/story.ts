/** What happened in the example market before a newcomer arrives: five weeks, played through the product's own API. */
import type { Job } from '#contract/jobs/jobs.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { forEachConcurrently } from './at-once.ts';
import { bidOnOpenJobs, openTheMarket } from './bidding.ts';
import { planLoops, planScreens } from './boards.ts';
import { buyers } from './buyers.ts';
import {
  accept,
  agreed,
  answerRemarks,
  bought,
  type Deal,
  deliver,
  finish,
  handIn,
  judgeItems,
  offered,
  paid,
  sendBack,
  submit,
} from './deals.ts';
import { openShops, type Shop, shopOf } from './gigs.ts';
import { INQUIRY_DAYS, playInquiries } from './inquiries.ts';
import { showPastWork } from './past-work.ts';
import { people, SEED_PASSWORD, sellers, TUNDES_ACCOUNT } from './people.ts';
import { showQualifications } from './qualifications.ts';
import { answerDispute, openDispute, replyToReview, writeReview } from './reviews-and-disputes.ts';
import { type MembersByName, playConversation } from './talks.ts';
import { playTrade } from './trade.ts';
import type { Member, World } from './world.ts';

/** Number of talents that strangers write to; the others are too new to have a usual reply time. */
const ASKED = 18;

/** Hours until the talent answers a dispute. */
const HOURS_TO_REPLY = 5;

/** Plays the purchases of the weeks before, then the story from 35 days ago until today. */
export async function playStory(world: World): Promise<void> {
  const all = {} as MembersByName;
  const everybody = { ...people, ...sellers };
  await forEachConcurrently(Object.keys(everybody) as (keyof MembersByName)[], async (key) => {
    all[key] = await world.join(everybody[key]);
    await showQualifications(all[key], key);
  });
  const [{ shops, filled }, customers] = await Promise.all([
    openShops(all),
    Promise.all(buyers.map((person) => world.join(person))),
  ]);
  const shown = showPastWork(all);
  await playTrade(world, shops, customers, all);
  await playFirstOrders(world, all);
  const talents = Object.entries(everybody).filter(([, { types }]) => types.some((type) => type === 2));
  const asked = talents.slice(0, ASKED).map(([key]) => all[key as keyof MembersByName]);
  await playInquiries(world, asked);
  const posted = await playRunningOrders(world, all, shops);
  await playToday(world, all, posted, shops);
  await Promise.all([filled, shown]);
}

/** Two completed orders: one is paid out, the other can be. */
async function playFirstOrders(world: World, cast: MembersByName): Promise<void> {
  const film = await started(world, cast.ngozi, cast.tunde, 'explainer');
  await playConversation(world, cast, 'film');
  const tale = await started(world, cast.kofi, cast.zainab, 'story');
  await world.advanceDays(4.19);
  await handIn(film, [1]);
  await world.advanceDays(4.93);
  await handIn(film, [2]);
  await finish(world, tale);
  await sayOfTale(tale);
  await world.advanceDays(6.11);
  await finish(world, film);
  await sayOfFilm(film);
  await withdraw(world, film);
}

async function sayOfTale({ hunter, talent, job }: Deal): Promise<void> {
  const praise = 'The refrain stays in the ear. My daughter asks for it every night.';
  const ofTalent = await writeReview(hunter, talent, job.id, 5, praise);
  await writeReview(
    talent,
    hunter,
    job.id,
    5,
    'Knew what he wanted, and left me alone with it. Paid the same day.',
  );
  await replyToReview(talent, ofTalent, 'Then she should know that there is a second hyena.');
}

async function sayOfFilm({ hunter, talent, job }: Deal): Promise<void> {
  const praise =
    'Tunde asked the right questions on day one, and the film says in a minute what we could not say in a page.';
  const ofTalent = await writeReview(hunter, talent, job.id, 5, praise);
  const ofHunter = await writeReview(
    talent,
    hunter,
    job.id,
    4,
    'A clear brief and quick answers. The logo changed once on the way, which cost us an evening.',
  );
  await replyToReview(talent, ofTalent, 'The page was good too. It only had too many words for a bus stop.');
  await replyToReview(hunter, ofHunter, 'True. The new logo was worth it, we hope.');
}

/** An order that is paid and started. */
async function started(
  world: World,
  ...parties: [Member, Member, Parameters<typeof agreed>[3]]
): Promise<Deal> {
  const deal = await agreed(world, ...parties);
  await paid(world, deal);
  return deal;
}

/**
 * One order that waits for its hunter, three that are being worked on, one that is completed and reviewed by one side only,
 * and one in dispute; meanwhile the market fills with jobs.
 */
async function playRunningOrders(world: World, cast: MembersByName, shops: readonly Shop[]): Promise<Job[]> {
  await playConversation(world, cast, 'screens');
  const screens = await started(world, cast.ngozi, cast.wanjiru, 'screens');
  const drawing = await planScreens(world, screens);
  await world.advanceDays(7 - INQUIRY_DAYS);
  const reading = await started(world, cast.zainab, cast.fatou, 'narration');
  const labels = await started(world, cast.amara, cast.chidera, 'palm');
  const jingle = await started(world, cast.ngozi, cast.lwazi, 'jingle');
  const loops = await started(world, cast.ngozi, cast.tunde, 'onboarding');
  await giveUp(await agreed(world, cast.zainab, cast.wanjiru, 'bookshop'), world);
  const sign = await orderSign(world, cast.kofi, shops);
  const captions = await started(world, cast.kofi, cast.sipho, 'captions');
  const board = await planLoops(world, loops);
  await world.advanceDays(3.86);
  await playConversation(world, cast, 'captions');
  await board.begin();
  await handIn(screens, [1]);
  await drawing.begin();
  await handIn(labels, [1]);
  await playConversation(world, cast, 'labels');
  await handIn(loops, [1]);
  await deliver(reading);
  await deliver(captions);
  await world.advanceDays(0.7);
  await handIn(labels, [2]);
  world.advanceClock(0.2);
  await submit(labels, 'first');
  world.advanceClock(0.5);
  await judgeItems(labels, [true, false, true]);
  await sendBack(labels, [
    { file: 0, kind: 'must', text: 'Leaf a finger lower', x: 0.19, y: 0.26 },
    { file: 0, kind: 'must', text: 'Name on one line, here too', x: 0.5, y: 0.57 },
    { file: 1, kind: 'question', text: 'Is this the red of the first print?', x: 0.8, y: 0.55 },
  ]);
  const posted = await openTheMarket(cast);
  await world.advanceDays(4);
  await board.goOn();
  await answerRemarks(labels, ['', '', 'The same: 485, and 1795 where it is printed in the market.']);
  await submit(labels);
  await deliver(jingle);
  await askForTime(loops);
  await accept(reading);
  await openDispute(captions);
  const praise = 'She laughed in the right places. Send me the next one.';
  await writeReview(cast.fatou, cast.zainab, reading.job.id, 5, praise);
  world.advanceClock(HOURS_TO_REPLY);
  await answerDispute(captions);
  await world.advanceDays(1.2 - HOURS_TO_REPLY / 24);
  await handInTwice(world, sign);
  await sendBack(jingle, [
    { file: 0, kind: 'must', text: 'Two bars earlier: she needs time for our name', seconds: 6.5 },
    { file: 1, kind: 'nice', text: 'This drum under the seeds?', seconds: 1.2 },
  ]);
  await playConversation(world, cast, 'rain');
  return posted;
}

/** An order of a package with one round of changes, which its hunter will use up. */
async function orderSign(world: World, hunter: Member, shops: readonly Shop[]): Promise<Deal> {
  const title = 'A sign for Kuku House, our drama on an egg yard';
  const sign = await bought(world, hunter, shopOf(shops, 'A logo that still works'), {
    order: 'sign',
    title,
  });
  await paid(world, sign);
  await handIn(sign, [1]);
  return sign;
}

/** Submitted, sent back once, and submitted again within a day: it waits for its hunter. */
async function handInTwice(world: World, sign: Deal): Promise<void> {
  await submit(sign, 'first');
  await world.advanceDays(0.5);
  await sendBack(sign, [{ file: 0, kind: 'must', text: 'Rounder letters', x: 0.3, y: 0.48 }]);
  await world.advanceDays(0.3);
  await answerRemarks(sign, ['']);
  await submit(sign);
}

/** Paid, then cancelled by the hunter before anything was submitted. */
async function giveUp(deal: Deal, world: World): Promise<void> {
  await paid(world, deal);
  const reason = 'The shelf was given to the school, and the shop with it. Nothing that you did.';
  await deal.hunter.ok(orders.cancel, { params: { id: deal.job.id }, body: { reason } });
}

async function askForTime({ talent, job }: Deal): Promise<void> {
  const reason =
    'The pot still stutters on the old phone. With two more days I can draw it in twelve frames.';
  await talent.ok(deadlines.requestExtension, { params: { id: job.id }, body: { days: 2, reason } });
}

/** What is open today: agreements to pay, two offers to accept, bids to choose from, and questions about possible orders. */
async function playToday(
  world: World,
  cast: MembersByName,
  posted: readonly Job[],
  shops: readonly Shop[],
): Promise<void> {
  await playConversation(world, cast, 'shelf');
  const title = 'Words for the back of three labels';
  await bought(world, cast.amara, shopOf(shops, 'Product descriptions'), { order: 'shelf', title });
  await playConversation(world, cast, 'welcome');
  await agreed(world, cast.ngozi, cast.fatou, 'welcome');
  await playConversation(world, cast, 'titles');
  await offered(world, cast.kofi, cast.tunde, 'titles');
  await offered(world, cast.zainab, cast.chidera, 'festival');
  await bidOnOpenJobs(cast, posted);
  await world.settle();
  for (const name of ['press', 'prices', 'yoruba', 'wall', 'next'] as const)
    await playConversation(world, cast, name);
}

async function withdraw(world: World, deal: Deal): Promise<void> {
  const { data } = await deal.talent.ok(payouts.recipient, {
    body: { ...TUNDES_ACCOUNT, job_id: deal.job.id, password: SEED_PASSWORD },
  });
  await deal.talent.ok(payouts.transfer, {
    body: { transfer_recipient_code: data.data.recipient_code, job_id: deal.job.id },
  });
  await world.advanceDays(0.1);
}
