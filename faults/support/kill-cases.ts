/** The parts of a step at which a process is killed. */
import type { Person } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';
import type { Testbed } from './processes.ts';
import type { When } from './provider.ts';

export type Scene = {
  testbed: Testbed;
  /** Sends calls to whichever process is alive. */
  door: TestApp;
  people: { hunter: Person; talent: Person };
  bank: string;
};

/** Where the process is killed: during a request to the provider, or waiting for a table inside its transaction. */
type Strike = { method: string; path: string; when: When } | { table: string };

/**
 * An order that `act` brings to its step; `check` runs after another process took over. `isThere` is true once everything that
 * must be answered before the step was answered, because background work for one order also handles what others left.
 */
export type Case = {
  strike: Strike;
  act(): Promise<unknown>;
  isThere?(): boolean;
  check(): Promise<void>;
};
/** `table` is the table the step waits for: steps that wait for different tables cannot share one kill. */
export type Step = { name: string; table?: string; prepare(scene: Scene): Promise<Case> };

export const BOOK = 'ledger_entries';
export const strikeAtTable = (table: string): Strike => ({ table });
export const strikeAtRequest = (method: string, path: string, when: When): Strike => ({ method, path, when });
export const at = (agreed: Agreed) => ({ params: { id: agreed.job.id } });

export const beforeAndAfter = (make: (when: When) => Step): Step[] =>
  (['before', 'after'] as const).map(make);
