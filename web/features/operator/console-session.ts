/** Who is signed in to the console in this tab: a separate token, independent of the marketplace session. */
import { useSyncExternalStore } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/operator.ts';
import { call } from '#web/lib/api.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { openOperatorDoor } from '#web/lib/operator-door.ts';

type Console = Pick<Reply<typeof operator.signIn>, 'token' | 'operator' | 'ends_at'>;

const KEY = 'adire.operator';
const { listen, notify } = createListeners();
let current: Console | null = read();
let hasEnded = false;

function read(): Console | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Console | null;
  } catch {
    return null;
  }
}

function write(next: Console | null, ended = false): void {
  current = next;
  hasEnded = ended;
  if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
  else sessionStorage.removeItem(KEY);
  notify();
}

export function startConsole({ token, operator: who, ends_at }: Reply<typeof operator.signIn>): void {
  write({ token, operator: who, ends_at });
}

export function endConsole(): void {
  write(null);
}

export function useConsole(): Console | null {
  return useSyncExternalStore(listen, () => current);
}

/** True when the last session ended by itself, not by signing out. */
export function useEnded(): boolean {
  return useSyncExternalStore(listen, () => hasEnded);
}

/** A missing record and a forbidden one both answer 404: only a 404 of `me` means that the session itself has ended. */
openOperatorDoor({
  token: () => current?.token ?? null,
  notFound(path) {
    if (!current) return;
    if (path === operator.me.path) write(null, true);
    else void call(operator.me).catch(() => undefined);
  },
});
