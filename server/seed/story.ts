/** What happened in the example market before a newcomer arrives: five weeks, played through the product's own calls. */
import { bids } from '#contract/bids/bids.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { addDays, lagosDay } from '#server/core/clock.ts';
import { planBoard } from './boards.ts';
import { buyers } from './buyers.ts';
import { openShops } from './gigs.ts';
import { closedJob, openJobs, ordered, pitches, type SeedJob } from './jobs.ts';
import { answer, argue, reply, say } from './opinions.ts';
import { showPastWork } from './past-work.ts';
import { people, SEED_PASSWORD, sellers, TUNDES_ACCOUNT } from './people.ts';
import { showQualifications } from './qualifications.ts';
import { talk } from './talks.ts';
import { playTrade } from './trade.ts';
import type { Member, World } from './world.ts';

type Cast = Record<keyof typeof people, Member>;
type Deal = { hunter: Member; talent: Member; job: Job; bidId: string };

/** First what was bought in the weeks before, then from 35 days ago until today. */
export async function playStory(world: World): Promise<void> {
  const cast = {} as Cast;
  for (const key of Object.keys(people) as (keyof Cast)[]) {
    cast[key] = await world.join(people[key]);
    await showQualifications(cast[key], key);
  }
  const members: Record<string, Member> = { ...cast };
  for (const [key, person] of Object.entries(sellers)) members[key] = await world.join(person);
  const shops = await openShops(members);
  const those: Member[] = [];
  for (const person of buyers) those.push(await world.join(person));
  await playTrade(world, shops, those);
  await showPastWork(cast);
  await playFirstOrders(world, cast);
  const posted = await playRunningOrders(world, cast);
  await playToday(world, cast, posted);
}

/** Two orders that went well: one is paid out, the other can be. */
async function playFirstOrders(world: World, cast: Cast): Promise<void> {
  const film = await agreed(world, cast.ngozi, cast.tunde, 'explainer');
  await paid(world, film);
  await talk(cast, 'film');
  const tale = await agreed(world, cast.kofi, cast.zainab, 'story');
  await paid(world, tale);
  await world.pass(4);
  await handIn(film, [1]);
  await world.pass(5);
  await handIn(film, [2]);
  await finish(world, tale);
  await sayOfTale(tale);
  await world.pass(6);
  await finish(world, film);
  await sayOfFilm(film);
  await withdraw(world, film);
  await world.pass(7);
}

async function sayOfTale({ hunter, talent, job }: Deal): Promise<void> {
  const praise = 'The refrain stays in the ear. My daughter asks for it every night.';
  const ofTalent = await say(hunter, talent, job.id, 5, praise);
  await say(talent, hunter, job.id, 5, 'Knew what he wanted, and left me alone with it. Paid the same day.');
  await answer(talent, ofTalent, 'Then she should know that there is a second hyena.');
}

async function sayOfFilm({ hunter, talent, job }: Deal): Promise<void> {
  const praise =
    'Tunde asked the right questions on day one, and the film says in a minute what we could not say in a page.';
  const ofTalent = await say(hunter, talent, job.id, 5, praise);
  const ofHunter = await say(
    talent,
    hunter,
    job.id,
    4,
    'A clear brief and quick answers. The logo changed once on the way, which cost us an evening.',
  );
  await answer(talent, ofTalent, 'The page was good too. It only had too many words for a bus stop.');
  await answer(hunter, ofHunter, 'True. The new logo was worth it, we hope.');
}

/**
 * One order that waits for its hunter, one that is being worked on, one that is over and reviewed by one side only, and
 * one that the two argue about; meanwhile the market fills with jobs.
 */
async function playRunningOrders(world: World, cast: Cast): Promise<Job[]> {
  const reading = await agreed(world, cast.zainab, cast.fatou, 'narration');
  await paid(world, reading);
  const labels = await agreed(world, cast.amara, cast.chidera, 'palm');
  await paid(world, labels);
  const loops = await agreed(world, cast.ngozi, cast.tunde, 'onboarding');
  await paid(world, loops);
  const captions = await agreed(world, cast.kofi, cast.sipho, 'captions');
  await paid(world, captions);
  const board = await planBoard(world, loops);
  await world.pass(4);
  await board.begin();
  await handIn(labels, [1]);
  await talk(cast, 'labels');
  await handIn(loops, [1]);
  await deliver(reading);
  await deliver(captions);
  const posted = await openTheMarket(cast);
  await world.pass(5);
  await board.goOn();
  await handIn(labels, [2]);
  await submit(labels, 'All three labels, print-ready, with the one-colour versions you asked for.');
  await accept(reading);
  await argue(captions);
  await say(
    cast.fatou,
    cast.zainab,
    reading.job.id,
    5,
    'She laughed in the right places. Send me the next one.',
  );
  await world.pass(2);
  await reply(captions);
  return posted;
}

/** An agreement to pay, two to accept, and bids to choose from. */
async function playToday(world: World, cast: Cast, posted: readonly Job[]): Promise<void> {
  await agreed(world, cast.ngozi, cast.fatou, 'lullaby');
  await talk(cast, 'titles');
  await offered(world, cast.kofi, cast.tunde, 'titles');
  await offered(world, cast.zainab, cast.chidera, 'festival');
  await bidOnOpenJobs(cast, posted);
  await world.settle();
  await talk(cast, 'next');
}

async function post(hunter: Member, job: SeedJob): Promise<Job> {
  return (await hunter.ok(jobs.create, { body: job })).data;
}

async function apply(talent: Member, job: Job, pitch: string, ownPrice?: number): Promise<string> {
  const price = ownPrice ? { price_to_accept: ownPrice } : { accept_price: job.price_budget };
  return (await talent.ok(bids.apply, { body: { pitch, job_id: job.id, ...price } })).job_user.id;
}

async function offered(
  world: World,
  hunter: Member,
  talent: Member,
  order: keyof typeof ordered,
): Promise<Deal> {
  const job = await post(hunter, ordered[order]);
  const bidId = await apply(talent, job, pitches[order]);
  const start = lagosDay(world.now());
  await hunter.ok(bids.offerAgreement, {
    body: {
      id: job.id,
      creative_id: talent.id,
      job_type: job.job_type,
      start_date: start,
      end_date: addDays(start, Math.max(...job.milestones.map((milestone) => milestone.due)) + 3),
      terms: 'Two rounds of changes are included. All files are handed over with the last milestone.',
    },
  });
  return { hunter, talent, job, bidId };
}

async function agreed(
  world: World,
  hunter: Member,
  talent: Member,
  order: keyof typeof ordered,
): Promise<Deal> {
  const deal = await offered(world, hunter, talent, order);
  await talent.ok(bids.acceptOrder, { params: { id: deal.job.id }, body: { terms_accepted: true } });
  return deal;
}

async function paid(world: World, deal: Deal): Promise<void> {
  const { reference } = await deal.hunter.ok(payments.pay, { body: { job_id: deal.job.id } });
  await world.control(`/transactions/${reference}/pay`, { channel: 'bank_transfer', webhook: false });
  await deal.hunter.ok(payments.verify, { params: { ref: reference } });
  await deal.talent.ok(orders.start, { params: { id: deal.job.id } });
}

async function handIn(deal: Deal, positions: readonly number[]): Promise<void> {
  for (const milestone of deal.job.milestones.filter((one) => positions.includes(one.position))) {
    await deal.talent.ok(orders.submitMilestone, {
      body: { title: milestone.title, milestone_id: milestone.id, comment: 'Ready for your eyes.' },
    });
  }
}

async function submit(deal: Deal, comment: string): Promise<void> {
  await deal.talent.ok(orders.submit, { params: { id: deal.job.id }, body: { comment } });
}

async function deliver(deal: Deal): Promise<void> {
  await handIn(deal, [deal.job.milestones.length]);
  await submit(deal, 'Everything is in the folder, with a note on how to use it.');
}

async function accept(deal: Deal): Promise<void> {
  await deal.hunter.ok(orders.accept, { params: { id: deal.job.id } });
}

async function finish(world: World, deal: Deal): Promise<void> {
  await deliver(deal);
  await world.pass(1);
  await accept(deal);
}

async function withdraw(world: World, deal: Deal): Promise<void> {
  const { data } = await deal.talent.ok(payouts.recipient, {
    body: { ...TUNDES_ACCOUNT, job_id: deal.job.id, password: SEED_PASSWORD },
  });
  await deal.talent.ok(payouts.transfer, {
    body: { transfer_recipient_code: data.data.recipient_code, job_id: deal.job.id },
  });
  await world.pass(0.1);
}

async function openTheMarket(cast: Cast): Promise<Job[]> {
  const posted: Job[] = [];
  for (const { by, job } of openJobs) posted.push(await post(cast[by], job));
  const secret = await post(cast.ngozi, closedJob);
  for (const talent of [cast.tunde, cast.zainab]) {
    await cast.ngozi.ok(jobs.invite, { body: { talent_email: talent.email, job_id: secret.id } });
  }
  return posted;
}

async function bidOnOpenJobs(cast: Cast, posted: readonly Job[]): Promise<void> {
  const job = (title: string) => posted.find((one) => one.title.startsWith(title)) as Job;
  await apply(
    cast.chidera,
    job('Logo for'),
    'A mark from the shape of the press, one brush stroke, that a child could draw.',
  );
  await apply(
    cast.wanjiru,
    job('Logo for'),
    'I would start at the jerrycan and work up to the screen.',
    135_000,
  );
  await apply(
    cast.chidera,
    job('Twelve social'),
    'Twelve small scenes on one long wall. I can show six sketches first.',
  );
  await apply(
    cast.wanjiru,
    job('Twelve social'),
    'A template of three layouts, so that you can make the thirteenth yourself.',
    185_000,
  );
  await apply(
    cast.tunde,
    job('Twelve social'),
    'Stills from one film: every picture can move later.',
    230_000,
  );
  await apply(
    cast.chidera,
    job('Illustrate a picture'),
    'I have drawn goats all my life; they never sit still.',
  );
  await apply(
    cast.sipho,
    job('App tutorial'),
    'I write French with a friend in Cotonou who is merciless.',
    120_000,
  );
  await apply(
    cast.wanjiru,
    job('Web page'),
    'One page of 60 kB, prices in a sheet that you already know how to use.',
  );
}
