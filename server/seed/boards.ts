/** The boards of running orders: tasks in every column, one of them late, with comments. */
import { addDays } from '#contract/core/days.ts';
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Member, World } from './world.ts';

/** `from` and `to` in days after the board is made; `milestone` by its position from 1. */
type Plan = { name: string; description: string; from: number; to: number; milestone?: number };

const LOOPS = {
  story: {
    ...{ name: 'Storyboard of circle and pot', from: 0, to: 2, milestone: 1 },
    description: 'Eight small drawings, four for each loop. Where does the hand come from?',
  },
  circle: {
    ...{ name: 'Animate the circle', from: 1, to: 4, milestone: 1 },
    description: 'Six people, one empty seat that fills. Three seconds, ends where it begins.',
  },
  pot: {
    ...{ name: 'Animate the pot', from: 2, to: 5, milestone: 1 },
    description: 'Coins fall in one after the other. The purse opens late.',
  },
  sizes: {
    ...{ name: 'Measure the files on a slow phone', from: 5, to: 9, milestone: 2 },
    description: 'Each loop stays under 80 kB and does not stutter on a phone of 2019.',
  },
  turn: {
    ...{ name: 'Draw the turn', from: 7, to: 13, milestone: 2 },
    description: 'The pot goes round and stops at the next person.',
  },
  thanks: {
    ...{ name: 'Draw the thanks', from: 10, to: 15, milestone: 2 },
    description: 'Everybody claps once. No confetti.',
  },
  files: {
    ...{
      name: 'Pack the source files with a note on how to change the colours',
      from: 14,
      to: 16,
      milestone: 2,
    },
    description: 'Named as the app names its screens.',
  },
} satisfies Record<string, Plan>;

const SCREENS = {
  figures: {
    ...{ name: 'Choose figures that are read in the sun', from: 0, to: 3, milestone: 1 },
    description: 'Three sets, printed, and looked at in the yard at noon.',
  },
  circle: {
    ...{ name: 'Draw the circle', from: 2, to: 7, milestone: 1 },
    description: 'Six people round the sum, the next one a little larger.',
  },
  turn: {
    ...{ name: 'Draw whose turn it is', from: 7, to: 15, milestone: 2 },
    description: 'One name, one day, one sum. Nothing else is on it.',
  },
  pot: {
    ...{ name: 'Draw the day of the pot', from: 15, to: 22, milestone: 3 },
    description: 'It may be loud for once.',
  },
} satisfies Record<string, Plan>;

type Deal = { hunter: Member; talent: Member; job: { id: string; milestones: readonly { id: string }[] } };

/** Tracks the order and creates its tasks; returns their ids, and a function to comment on one. */
async function plan<Name extends string>(
  world: World,
  { hunter, talent, job }: Deal,
  plans: Record<Name, Plan>,
) {
  const { order } = await hunter.ok(tracker.track, { params: { id: job.id } });
  const today = lagosDay(world.now());
  const ids = {} as Record<Name, string>;
  for (const name of Object.keys(plans) as Name[]) {
    const { from, to, milestone, ...words } = plans[name];
    const body = {
      ...{ ...words, trackedOrderId: order.id },
      ...{ start_date: addDays(today, from), end_date: addDays(today, to) },
      milestone_id: milestone ? (job.milestones[milestone - 1]?.id ?? null) : null,
    };
    ids[name] = (await talent.ok(tasks.create, { body })).task.id;
  }
  const say = (who: Member, name: Name, comment: string) =>
    who.ok(tasks.comment, { params: { id: ids[name] }, body: { comment } });
  return { ids, say };
}

/** Plans the board of the screens; `begin` moves its tasks on. */
export async function planScreens(world: World, deal: Deal) {
  const { hunter, talent } = deal;
  const { ids, say } = await plan(world, deal, SCREENS);
  return {
    async begin(): Promise<void> {
      for (const name of ['figures', 'circle'] as const) {
        await talent.ok(tasks.setToDone, { params: { id: ids[name] } });
      }
      await talent.ok(tasks.setToDoing, { params: { id: ids.turn } });
      await say(
        hunter,
        'turn',
        'Please try it with the longest name in our circle: Oluwadamilola Ogunbanjo.',
      );
    },
  };
}

/** Plans the board of the loops; `begin` and `goOn` move its tasks on. */
export async function planLoops(world: World, deal: Deal) {
  const { hunter, talent } = deal;
  const { ids, say } = await plan(world, deal, LOOPS);
  return {
    async begin(): Promise<void> {
      for (const name of ['story', 'circle'] as const) {
        await talent.ok(tasks.setToDone, { params: { id: ids[name] } });
      }
      await talent.ok(tasks.setToDoing, { params: { id: ids.pot } });
      await say(hunter, 'pot', 'Could the purse open half a second later?');
    },
    async goOn(): Promise<void> {
      await talent.ok(tasks.setToDone, { params: { id: ids.pot } });
      await talent.ok(tasks.setToDoing, { params: { id: ids.sizes } });
      await talent.ok(tasks.setToDoing, { params: { id: ids.turn } });
      await say(
        hunter,
        'sizes',
        'Please try the phone that we lent you, too. Most of our users have that one.',
      );
      await say(talent, 'sizes', 'It stutters there. I take out every second frame and measure again.');
    },
  };
}
