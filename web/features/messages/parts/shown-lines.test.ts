/** Which updates of a conversation are folded behind the last of their row, and where a day begins. */
import { expect, test } from 'vitest';
import type { Message } from '#contract/messages/messages.ts';
import type { TurnCard } from '#contract/orders/turn-lists.ts';
import { askingLine, shownLines } from './shown-lines.ts';

const TODAY = '2026-11-27';

const line = (id: number, kind: 'message' | 'event', day = 20, link: string | null = null) =>
  ({ id, kind, link, created_at: `2026-11-${day}T10:00:00.000Z` }) as Message;

/** The ids in view, with those folded behind each. */
function shown(lines: Message[], kept?: Message) {
  return shownLines(lines, kept, TODAY).map(({ line, earlier }) => [line.id, ...earlier.map(({ id }) => id)]);
}

test('three updates in a row, on whatever days, are one, with those before it behind it', () => {
  const row = [line(2, 'event'), line(3, 'event', 21), line(4, 'event', 23)];
  expect(shown([line(1, 'message'), ...row, line(5, 'message', 24)])).toEqual([[1], [4, 2, 3], [5]]);
});

test('a row ends at the update that stays in view', () => {
  const row = [2, 3, 4, 5].map((id) => line(id, 'event'));
  expect(shown(row, row[2])).toEqual([[4, 2, 3], [5]]);
});

test('two in a row, and those that somebody wrote between, stay as they are', () => {
  expect(shown([line(1, 'event'), line(2, 'event')])).toEqual([[1], [2]]);
  const apart = [line(1, 'event'), line(2, 'event'), line(3, 'message'), line(4, 'event')];
  expect(shown(apart)).toEqual([[1], [2], [3], [4]]);
});

test('a day on which something is said begins above all of it, and today with an update too', () => {
  const lines = [
    line(1, 'event', 18),
    line(2, 'message', 19),
    line(3, 'event', 19),
    line(4, 'event', 22),
    line(5, 'message', 22),
    line(6, 'event', 27),
  ];
  const ruled = shownLines(lines, undefined, TODAY);
  expect(ruled.filter(({ begins }) => begins).map(({ line: { id } }) => id)).toEqual([2, 4, 6]);
  expect(ruled.filter(({ dated }) => !dated).map(({ line: { id } }) => id)).toEqual([1]);
});

test('the newest update of an order that waits for the reader asks for something', () => {
  const card = (job_id: string, who: 'hunter' | 'talent') => ({ job_id, turn: { who } }) as TurnCard;
  const lines = [
    line(1, 'event', 20, '/order/a'),
    line(2, 'event', 21, '/order/a'),
    line(3, 'event', 22, '/order/b'),
  ];
  const cards = [card('b', 'talent'), card('a', 'hunter')];
  const orders = { cards, isLoading: false, side: 'hunter' as const };
  expect(askingLine(lines, orders)).toEqual({ line: lines[1], card: cards[1] });
  expect(askingLine(lines, { ...orders, cards: [] })).toBeUndefined();
});
