/** Whether Adire can be reached: the device has a network, and the last call was answered. */
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** A phone may have a network but no data left: checks less and less often whether answers come again. */
const FIRST_LOOK_MS = 1000;
const LOOK_EVERY_MS = 10_000;
const PATIENCE_MS = 4000;

const { listen, notify } = createListeners();
let answered = true;
let looking: ReturnType<typeof setTimeout> | undefined;

/** True while calls are answered, as far as is known. */
export function isOnline(): boolean {
  return navigator.onLine && answered;
}

/** Calls back when that changes; returns a function to stop it. */
export const subscribeOnline = listen;

/** The same for components. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, isOnline);
}

/** Called after every call: whether there was any answer at all. */
export function noteAnswer(came: boolean): void {
  if (came === answered) return;
  answered = came;
  clearTimeout(looking);
  if (!came) checkAgainIn(FIRST_LOOK_MS);
  notify();
}

function checkAgainIn(pause: number): void {
  looking = setTimeout(async () => {
    if (!(await reachesServer())) checkAgainIn(Math.min(pause * 2, LOOK_EVERY_MS));
  }, pause);
}

/** Requests the server's smallest answer; false when none comes in time. */
export async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const came = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
  noteAnswer(came);
  return came;
}

/** Starts to listen to the device's network; once, at the start. */
export function followNetwork(): void {
  addEventListener('offline', notify);
  addEventListener('online', () => {
    noteAnswer(true);
    notify();
  });
}
