/** The fee policies that ever were or will be. */
import type { Read } from '#server/core/db/database.ts';
import type { PolicyRow } from './commands.ts';

/** The one that takes effect last first; of one moment the one published last. */
export function listPolicies(db: Read): Promise<PolicyRow[]> {
  return db
    .selectFrom('fee_policies')
    .selectAll()
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
