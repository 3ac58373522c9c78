/** Proves that the filled index is the product's own: what `indexGig` writes of some gigs is there already. */
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { indexGigs } from '#server/gigs/search/commands.ts';
import type { Market } from './fill.ts';
import { idOf } from './ids.ts';

const SOME = 50;

/** Throws when a row would change, or when gigs are missing. */
export async function compareWithProduct(db: Db, { gigs }: Market): Promise<void> {
  const { rows: held } = await sql<{ gigs: number }>`select count(*)::int as gigs from gig_search`.execute(
    db,
  );
  if (held[0]?.gigs !== gigs) throw new Error(`${held[0]?.gigs} gigs of ${gigs} were filled in`);
  const ids = Array.from({ length: SOME }, (_, n) => idOf.gig(1 + ((n * 104_729) % gigs)));
  const rowsOf = async () =>
    (
      await sql<{
        row: string;
      }>`select s::text as row from gig_search s where gig_id = any(${ids}::uuid[]) order by gig_id`.execute(
        db,
      )
    ).rows;
  const before = await rowsOf();
  await db.transaction().execute((tx) => indexGigs(tx, ids, new Date()));
  const after = await rowsOf();
  const other = before.findIndex(({ row }, index) => row !== after[index]?.row);
  if (other >= 0) throw new Error(`filled: ${before[other]?.row}\nindexed: ${after[other]?.row}`);
}
