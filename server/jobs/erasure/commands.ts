/** Empties a person's jobs that were never paid for; paid ones are somebody else's contract, too, and stay. */

import { sql } from 'kysely';
import { words } from '#contract/words/en.ts';
import type { Write } from '#server/core/db/database.ts';
import { forgetTitles } from '#server/core/security/erasure.ts';

/** The caller has taken down the jobs that still take bids. A job with bids keeps its title, which is in the bidders' lists. */
export async function eraseUnpaidJobs(tx: Write, hunterId: string): Promise<void> {
  await sql`
    update jobs set brief = '', terms = null where hunter_id = ${hunterId} and funded_at is null
  `.execute(tx);
  const lonely = await sql<{ id: string }>`
    update jobs set title = ${words.accounts.erased.job}
    where hunter_id = ${hunterId} and funded_at is null
      and not exists (select from bids b where b.job_id = jobs.id)
    returning id
  `.execute(tx);
  await forgetTitles(
    tx,
    'job',
    lonely.rows.map(({ id }) => id),
  );
  await sql`
    update milestones m set title = '', description = ''
    from jobs j
    where j.id = m.job_id and j.hunter_id = ${hunterId} and j.funded_at is null
  `.execute(tx);
  await sql`
    delete from acceptance_items i using jobs j
    where j.id = i.job_id and j.hunter_id = ${hunterId} and j.funded_at is null
  `.execute(tx);
  await sql`delete from invitations where talent_id = ${hunterId}`.execute(tx);
  await sql`delete from saved_jobs where talent_id = ${hunterId}`.execute(tx);
}
