/** Requests for more time as the contract sends them. */
import type { Extension } from '#contract/orders/deadlines.ts';
import type { ExtensionRow } from '#server/escrow/queries.ts';

export function extensionView(row: ExtensionRow): Extension {
  return {
    id: row.id,
    days: row.days,
    reason: row.reason,
    requested_at: row.requested_at.toISOString(),
    lapses_at: row.lapses_at.toISOString(),
    state: row.state as Extension['state'],
    answered_at: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  };
}
