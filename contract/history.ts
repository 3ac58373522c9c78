/** The history of an order: one line for each kind of step, as both parties read it. */
import type * as z from 'zod/mini';
import type { historyLine } from './orders.ts';
import { HISTORY, NOBODY } from './words/history.ts';

export type HistoryLine = z.infer<typeof historyLine>;
export type HistoryText = { title: string; text: string | null };

/** The words of one line; null for a step that is not told. */
export function describeHistory(line: HistoryLine): HistoryText | null {
  if (!Object.hasOwn(HISTORY, line.name)) return null;
  const words = HISTORY[line.name as keyof typeof HISTORY];
  const who = line.actor === 'clock' ? NOBODY.clock : (line.actor_name ?? NOBODY[line.actor]);
  const [title, more = null] = words(who, line.facts);
  return { title, text: more };
}
