/** Who is notified of what: the sides of the row, never the person who acted. */
import { expect, test } from 'vitest';
import type { ActorKind } from '#contract/acts/act.ts';
import { actNames, actOf, type EventName } from '#contract/acts/all.ts';
import type { Event } from '#server/core/work/events.ts';
import { sidesToNotify } from './rules.ts';

const PARTIES = { hunter: { id: 'hunter' }, talent: { id: 'talent' } };
const SIDES = ['hunter', 'talent'] as const;

/** An event in which only the name, the actor and the facts matter. */
function eventOf(name: EventName, by: ActorKind, facts: object = {}): Event {
  const actorId = by === 'hunter' || by === 'talent' ? by : null;
  return {
    name,
    id: 1n,
    aboutKind: 'job',
    aboutId: '',
    actorKind: by,
    actorId,
    facts,
    at: new Date(0),
  } as Event;
}

const acts = actNames
  .filter((name): name is EventName => !actOf(name).writesNoEvent)
  .flatMap((name) => actOf(name).by.map((by) => ({ name, by, notify: actOf(name).notify ?? {} })));

test.each(acts)('$name by $by notifies the sides of its row, never who acted', ({ name, by, notify }) => {
  expect(sidesToNotify(eventOf(name, by), PARTIES)).toEqual(
    SIDES.filter((side) => notify[side] && side !== by),
  );
});

test('an acceptance notifies the hunter only when the clock did it', () => {
  expect(sidesToNotify(eventOf('job.accept', 'hunter'), PARTIES)).toEqual(['talent']);
  expect(sidesToNotify(eventOf('job.accept', 'clock'), PARTIES)).toEqual(['hunter', 'talent']);
});

test('a review that is shown at once is notified by review.show alone', () => {
  const until = { hidden_until: '2026-12-05T23:30:00.000Z' };
  expect(sidesToNotify(eventOf('review.send', 'hunter', until), PARTIES)).toEqual(['talent']);
  expect(sidesToNotify(eventOf('review.send', 'hunter', { hidden_until: null }), PARTIES)).toEqual([]);
});

test('a job without a talent notifies nobody in the place of one', () => {
  expect(sidesToNotify(eventOf('job.offer', 'hunter'), { ...PARTIES, talent: null })).toEqual([]);
});
