/** Tables that operators take out as files: `POST operator/export/:what` answers comma-separated values, not JSON. */
import { reasonForm } from './lines.ts';

export const EXPORTS = ['people', 'orders', 'payouts', 'findings', 'ledger'] as const;
export type Export = (typeof EXPORTS)[number];

/** The address of an export; sent as POST with `exportForm` and the token of the console. */
export function exportPath(what: Export): string {
  return `operator/export/${what}`;
}

export const exportForm = reasonForm;
