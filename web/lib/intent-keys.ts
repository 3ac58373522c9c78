/** Idempotency keys: one per intent of a person, kept while the same thing is tried again. */
import { ApiRefusal } from './refusals.ts';
import type { Input } from './request.ts';

/** Refusals after which nothing was done: another try is another intent. */
const FINAL = new Set([400, 403, 404, 413, 415, 422]);

export type IntentKeys = {
  /** The key for this input: the last one when the input is unchanged, else a new one. */
  keyFor(input: Input): string;
  /** Ends the intent: after success, or after a refusal that leaves nothing to repeat. */
  settle(error?: unknown): void;
  /** Runs the action of this key; while it runs, further calls with the key share its answer. */
  once<Answer>(key: string, action: () => Promise<Answer>): Promise<Answer>;
};

/** The idempotency keys of one form or button. Temporary failures keep the key; success and final refusals end it. */
export function createIntentKeys(makeKey: () => string = () => crypto.randomUUID()): IntentKeys {
  let kept: { print: string; key: string } | null = null;
  const running = new Map<string, Promise<unknown>>();
  return {
    keyFor(input) {
      const print = fingerprint(input);
      if (kept?.print !== print) kept = { print, key: makeKey() };
      return kept.key;
    },
    settle(error) {
      if (!error || (error instanceof ApiRefusal && FINAL.has(error.status))) kept = null;
    },
    once<Answer>(key: string, action: () => Promise<Answer>) {
      const other = running.get(key) as Promise<Answer> | undefined;
      if (other) return other;
      const mine = action().finally(() => running.delete(key));
      running.set(key, mine);
      return mine;
    },
  };
}

function fingerprint({ params, query, body, file }: Input): string {
  const picture = file && [file.name, file.size, file.lastModified];
  return JSON.stringify([params, query, body, picture]);
}
