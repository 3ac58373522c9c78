/** A time as typed on a command line. */
import { PlainError } from '../plain-error.mjs';

/** Null when nothing was typed. Throws a `PlainError` for an invalid time. */
export function timeOf(typed: string | undefined): Date | null {
  if (typed === undefined) return null;
  const at = new Date(typed);
  if (Number.isNaN(at.getTime())) throw new PlainError(`${typed} is no time; 2026-11-25T02:00:00Z is one.`);
  return at;
}
