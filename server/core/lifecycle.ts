/** Moves a thing along its lifecycle table: checks from and actor, changes the status with the old one in the `where`. */
import type { AnyStep } from '#contract/lifecycles/lifecycle.ts';
import { words } from '#contract/words.ts';
import { conflict, forbidden } from './refusal.ts';

/**
 * The row of the table that allows `verb` now; `to` says which, where the verb can lead to several states. Throws 409 with the status when the state forbids it,
 * 403 when this actor never may.
 */
export function stepFor<V extends AnyStep>(
  table: readonly V[],
  verb: V['verb'],
  status: string,
  actor: string,
  to?: V['to'],
): V {
  const rows = table.filter((step) => step.verb === verb && (to === undefined || step.to === to));
  const [possible, another] = rows.filter((step) => step.from.includes(status) && step.by.includes(actor));
  if (another) throw new Error(`${verb} leads from ${status} to several states: say to which`);
  if (possible) return possible;
  if (!rows.some((step) => step.by.includes(actor))) throw forbidden();
  throw conflict(words.refusal.illegalStep(status), status);
}
