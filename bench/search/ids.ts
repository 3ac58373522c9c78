/** Ids derived from numbers, so that any row can be named without reading it. */
import { sql } from 'kysely';

export const idOf = {
  talent: (n: number) => uuid('2', n),
  gig: (n: number) => uuid('6', n),
};

function uuid(kind: string, n: number): string {
  return `00000000-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The same in SQL; `n` is an expression. */
export const id = (kind: string, n: string) =>
  sql.raw(`('00000000-000${kind}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`);
