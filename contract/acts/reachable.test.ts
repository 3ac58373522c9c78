/** Every status of every table can be reached: no act starts from a status that no act leads to. */
import { expect, test } from 'vitest';
import type { Act } from './act.ts';
import { actTables } from './all.ts';
import { disputeActs } from './dispute.ts';
import { extensionActs } from './extension.ts';
import { invitationActs } from './invitation.ts';

type Step = { from: readonly string[]; to: string | readonly string[] };

const tables: [string, Step[]][] = Object.entries(actTables).map(([name, table]) => [
  name,
  Object.values<Act>(table),
]);
const parts = Object.entries({ invitationActs, extensionActs, disputeActs }).map(
  ([name, table]): [string, Step[]] => [
    name,
    Object.values<Act>(table).flatMap(({ part }) => (part ? [part] : [])),
  ],
);

test.each([...tables, ...parts])('%s: every status is reached from nothing', (_name, steps) => {
  expect([...statusesOf(steps)].filter((status) => !reachedBy(steps).has(status))).toEqual([]);
});

test('a status to which nothing leads is noticed', () => {
  const steps: Step[] = [
    { from: ['none'], to: 'new' },
    { from: ['new', 'lost'], to: ['done', 'lost too'] },
    { from: ['done'], to: 'same' },
  ];
  expect([...statusesOf(steps)].filter((status) => !reachedBy(steps).has(status))).toEqual(['lost']);
});

function destinations({ to }: Step): readonly string[] {
  return to === 'same' ? [] : typeof to === 'string' ? [to] : to;
}

function statusesOf(steps: readonly Step[]): Set<string> {
  return new Set(steps.flatMap((step) => [...step.from, ...destinations(step)]));
}

function reachedBy(steps: readonly Step[]): Set<string> {
  const reached = new Set(['none']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const step of steps.filter(({ from }) => from.some((status) => reached.has(status))))
      for (const status of destinations(step)) reached.add(status);
  }
  return reached;
}
