/** The board of an order that is being worked on: tasks in every column, one of them late, and what is said about it. */
import { tasks, tracker } from '#contract/tracker/tracker.ts';
import { addDays, lagosDay } from '#server/core/clock.ts';
import type { Member, World } from './world.ts';

/** Days from the day on which the board is made; `milestone` by its place from 1. */
type Plan = { name: string; description: string; from: number; to: number; milestone?: number };

const PLANS = {
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
    ...{ name: 'Pack the source files with a note on how to change the colours', from: 14, to: 16 },
    description: 'Named as the app names its screens.',
  },
} satisfies Record<string, Plan>;

type Name = keyof typeof PLANS;
type Deal = { hunter: Member; talent: Member; job: { id: string; milestones: readonly { id: string }[] } };

/** Tracks the order and plans its tasks; the returned function moves them on. */
export async function planBoard(world: World, { hunter, talent, job }: Deal) {
  const { order } = await hunter.ok(tracker.track, { params: { id: job.id } });
  const today = lagosDay(world.now());
  const ids = {} as Record<Name, string>;
  for (const name of Object.keys(PLANS) as Name[]) {
    const { from, to, milestone, ...words }: Plan = PLANS[name];
    const body = {
      ...{ ...words, trackedOrderId: order.id },
      ...{ start_date: addDays(today, from), end_date: addDays(today, to) },
      milestone_id: milestone ? (job.milestones[milestone - 1]?.id ?? null) : null,
    };
    ids[name] = (await talent.ok(tasks.create, { body })).task.id;
  }
  const say = (who: Member, name: Name, comment: string) =>
    who.ok(tasks.comment, { params: { id: ids[name] }, body: { comment } });
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
