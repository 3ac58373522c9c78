/** Where newcomers are placed among the others, and the keys of the pages. Pure. */
import { LINE_PAGE, NEWCOMER_EVERY } from '#contract/gigs/line.ts';

/** Numbers of places on a page: for newcomers, and for works in their regular order. */
export const GIVEN = LINE_PAGE / NEWCOMER_EVERY;
export const REGULAR = LINE_PAGE - GIVEN;

/** Where a page ended: the round, the quality in it, and the gig. */
export type Position = { round: number; quality: number; id: string };
/** `given` is true for a newcomer whose turn it is, false for a work in the regular order. */
export type Placed = Position & { given: boolean };

export function keyOf({ round, quality, id }: Position): string {
  return `${round}.${quality}.${id}`;
}

/** Reads a key that the contract accepted; null begins at the start. */
export function positionOf(key: string | undefined): Position | null {
  const [round, quality, id] = key?.split('.') ?? [];
  return id === undefined ? null : { round: Number(round), quality: Number(quality), id };
}

/**
 * The works of a page, with every eighth place for the next newcomer, and the last regular work where more follow. `rows` has
 * `GIVEN + 1` more regular works than a page shows. Where few are left, newcomers get as many places as are reached.
 */
export function placed<Row extends Placed>(rows: readonly Row[]): { shown: Row[]; last: Row | null } {
  const regular = rows.filter((row) => !row.given);
  let given = rows.filter((row) => row.given);
  const others = () => regular.filter(({ id }) => given.every((row) => row.id !== id));
  while (others().length < given.length * (NEWCOMER_EVERY - 1)) given = given.slice(0, -1);
  const kept = others().slice(0, REGULAR);
  const shown = kept.flatMap((row, index) => {
    const place = (index + 1) / (NEWCOMER_EVERY - 1);
    const next = Number.isInteger(place) ? given[place - 1] : undefined;
    return next ? [row, next] : [row];
  });
  return { shown, last: others().length > REGULAR ? (kept.at(-1) ?? null) : null };
}
