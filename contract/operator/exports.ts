/** Files that the console exports. */
import { reasonForm } from './lines.ts';

export const EXPORTS = ['people', 'orders', 'payouts', 'findings', 'ledger', 'security'] as const;
export type Export = (typeof EXPORTS)[number];

/** JSON lines for the security log, CSV for everything else. */
export function exportExtension(what: Export): 'csv' | 'jsonl' {
  return what === 'security' ? 'jsonl' : 'csv';
}

/** The path of an export; sent as POST with `exportForm` and the console's token. */
export function exportPath(what: Export): string {
  return `operator/export/${what}`;
}

export const exportForm = reasonForm;
