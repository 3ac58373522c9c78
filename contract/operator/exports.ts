/** What the console takes out as files. */
import { reasonForm } from './lines.ts';

export const EXPORTS = ['people', 'orders', 'payouts', 'findings', 'ledger', 'security'] as const;
export type Export = (typeof EXPORTS)[number];

/** The security log comes as lines of JSON, everything else as CSV. */
export function exportExtension(what: Export): 'csv' | 'jsonl' {
  return what === 'security' ? 'jsonl' : 'csv';
}

/** The address of an export; sent as POST with `exportForm` and the token of the console. */
export function exportPath(what: Export): string {
  return `operator/export/${what}`;
}

export const exportForm = reasonForm;
