/** Defaults, changes, and what stays on whatever a person sets. */
import { describe, expect, test } from 'vitest';
import { newsKinds } from '#contract/acts/act.ts';
import { choiceKinds } from '#contract/notifications/choices.ts';
import { type Choice, preferenceTable, wantsSummary, waysOf } from './rules.ts';

function off(kind: Choice['kind'], way: Choice['way']): Choice {
  return { kind, way, wanted: false };
}

describe('who changed nothing', () => {
  test.each(newsKinds.filter((kind) => kind !== 'tracker'))(
    'is notified of %s in the app and by mail',
    (kind) => {
      expect(waysOf(kind, [])).toMatchObject({ app: kind !== 'messages', mail: true });
    },
  );

  test('is neither counted nor rung for tasks, and gets the summary', () => {
    expect(waysOf('tracker', [])).toEqual({ app: false, mail: true, push: false });
    expect(waysOf('work', []).push).toBe(true);
    expect(wantsSummary([])).toBe(true);
  });
});

test('a change counts for its kind and its way alone', () => {
  const choices = [off('reviews', 'mail'), { kind: 'tracker', way: 'push', wanted: true } as const];
  expect(waysOf('reviews', choices)).toEqual({ app: true, mail: false, push: true });
  expect(waysOf('work', choices)).toEqual({ app: true, mail: true, push: true });
  expect(waysOf('tracker', choices).push).toBe(true);
  expect(wantsSummary([off('summary', 'mail')])).toBe(false);
});

test('money is mailed even if a row says otherwise', () => {
  expect(waysOf('money', [off('money', 'mail')]).mail).toBe(true);
});

test('the table holds every kind; a way that is not there is empty', () => {
  const table = preferenceTable([off('reviews', 'mail')]);
  expect(table.map(({ kind }) => kind)).toEqual(choiceKinds);
  const rows = Object.fromEntries(table.map(({ kind, ...ways }) => [kind, ways]));
  expect(rows.money).toMatchObject({ mail: { on: true, fixed: true }, app: { on: true, fixed: false } });
  expect(rows.reviews).toMatchObject({ mail: { on: false, fixed: false } });
  const on = { on: true, fixed: false };
  expect(rows.messages).toEqual({ app: null, mail: on, push: on });
  expect(rows.summary).toEqual({ app: null, mail: { on: true, fixed: false }, push: null });
});
