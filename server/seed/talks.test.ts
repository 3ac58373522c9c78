/** The hunters of the example market have messages in their inboxes. */
import { expect, test } from 'vitest';
import { conversations } from './talks.ts';

test.each(['ngozi', 'amara'] as const)(
  '%s talks with several people, and not all of it is read',
  (hunter) => {
    const own = Object.values(conversations).filter(({ between }) => between[0] === hunter);
    const others = new Set(own.map(({ between }) => between[1]));
    expect(others.size).toBeGreaterThanOrEqual(5);
    expect(others.size).toBeLessThanOrEqual(8);
    const waiting = own.filter((talk) => 'unread' in talk);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThan(own.length);
  },
);

test('only the two of a talk speak in it', () => {
  for (const { between, lines } of Object.values(conversations)) {
    for (const [by] of lines) expect(between).toContain(by);
  }
});
