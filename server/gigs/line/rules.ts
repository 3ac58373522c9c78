/** Where newcomers are placed among the others, and the keys of the pages. Pure. */
import { LINE_PAGE, NEWCOMER_EVERY } from '#contract/gigs/line.ts';

/** Numbers of places on a page: for newcomers, and for works in their regular order. */
export const NEWCOMER_PLACES = LINE_PAGE / NEWCOMER_EVERY;
export const REGULAR_PLACES = LINE_PAGE - NEWCOMER_PLACES;

/** Where a page ended: the round, the quality in it, and the gig. */
export type Position = { round: number; quality: number; id: string };
/** `isNewcomerTurn` is false for a work in the regular order. */
export type Placed = Position & { isNewcomerTurn: boolean };

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
 * `NEWCOMER_PLACES + 1` more regular works than a page shows. Where few are left, newcomers get as many places as are reached.
 */
export function interleaveNewcomers<Row extends Placed>(
  rows: readonly Row[],
): { shown: Row[]; last: Row | null } {
  const regular = rows.filter((row) => !row.isNewcomerTurn);
  let newcomers = rows.filter((row) => row.isNewcomerTurn);
  const others = () => regular.filter(({ id }) => newcomers.every((row) => row.id !== id));
  while (others().length < newcomers.length * (NEWCOMER_EVERY - 1)) newcomers = newcomers.slice(0, -1);
  const kept = others().slice(0, REGULAR_PLACES);
  const shown = kept.flatMap((row, index) => {
    const place = (index + 1) / (NEWCOMER_EVERY - 1);
    const next = Number.isInteger(place) ? newcomers[place - 1] : undefined;
    return next ? [row, next] : [row];
  });
  return { shown, last: others().length > REGULAR_PLACES ? (kept.at(-1) ?? null) : null };
}
