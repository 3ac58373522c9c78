/** What a step at which a process is killed is made of. */
import type { Person } from '#server/testing/actors.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Agreed } from '#server/testing/market.ts';
import type { Ground } from './processes.ts';
import type { When } from './provider.ts';

export type Scene = {
  ground: Ground;
  /** What the people talk to: whichever process lives. */
  door: TestApp;
  people: { hunter: Person; talent: Person };
  bank: string;
};

/** Where the process is when it is killed: with a request at the provider, or waiting for a table within its transaction. */
type Strike = { method: string; path: string; when: When } | { table: string };

/**
 * An order that is brought to its step by `act`; `check` is asked after another process took over. `isThere`: true once what
 * has to be answered before the step is answered; the background of one order does what others left as well.
 */
export type Case = {
  strike: Strike;
  act(): Promise<unknown>;
  isThere?(): boolean;
  check(): Promise<void>;
};
/** `table` is what the step waits for: those that wait for different ones cannot be struck by one kill. */
export type Step = { name: string; table?: string; prepare(scene: Scene): Promise<Case> };

export const BOOK = 'ledger_entries';
export const inside = (table: string): Strike => ({ table });
export const requested = (method: string, path: string, when: When): Strike => ({ method, path, when });
export const at = (agreed: Agreed) => ({ params: { id: agreed.job.id } });

export const moments = (make: (when: When) => Step): Step[] => (['before', 'after'] as const).map(make);
