/** Short messages at the top centre; durations as rules 14 has them. The library comes with the first press or key. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { later } from '../../lib/later.ts';
import { messageOf } from '../../lib/refusals.ts';

/** usual 5 s (receipts too); long 10 s (application, submission, upload, bank details); money 20 s (transfer and earning). */
type ToastKind = 'usual' | 'long' | 'money';
const DURATIONS: Record<ToastKind, number> = { usual: 5000, long: 10_000, money: 20_000 };

/** The library loads on the first touch or key, so that it is available when the network goes; reading needs none. */
const FIRST_INPUTS = ['pointerdown', 'keydown'];

const shown = new EventTarget();
/** A screen's `beforeLoad` may show a message before `ToastPlace` is mounted. */
let wanted = false;

const TOASTER = later(() => import('../toaster.tsx'));

/** Offline, the library may fail to load: the message is then shown only where it happened. */
function loadToaster(): Promise<typeof import('../toaster.tsx') | null> {
  return TOASTER.fetch().catch(() => null);
}

async function show(tone: 'success' | 'error' | 'info', text: string, kind: ToastKind, description?: string) {
  wanted = true;
  shown.dispatchEvent(new Event('show'));
  const toaster = await loadToaster();
  toaster?.showToast(tone, text, { duration: DURATIONS[kind], ...(description && { description }) });
}

/** Something worked: `notify.good(words.notifications.fixed.applied, 'long')`. */
function good(text: string, kind: ToastKind = 'usual', description?: string): void {
  void show('success', text, kind, description);
}

/** Something did not work. Say it also where it happened when the person can fix it there. */
function bad(text: string, kind: ToastKind = 'usual', description?: string): void {
  void show('error', text, kind, description);
}

/** Shows a thrown error as a sentence. */
function failure(error: unknown): void {
  bad(messageOf(error));
}

/** Neutral information. */
function info(text: string, kind: ToastKind = 'usual', description?: string): void {
  void show('info', text, kind, description);
}

/** Removes all messages, because a new attempt makes them obsolete. */
function clear(): void {
  void loadToaster().then((toaster) => toaster?.clear());
}

export const notify = { good, bad, failure, info, clear };

/** Where messages appear; once, in the root route. A popover, so that they lie above an open dialog. */
export function ToastPlace() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fetch = () => {
      void loadToaster().then((toaster) => toaster && setToaster(() => toaster.Toaster));
    };
    const listen = () => {
      fetch();
      moveToTop(ref.current);
    };
    for (const input of FIRST_INPUTS) addEventListener(input, fetch, { once: true });
    shown.addEventListener('show', listen);
    if (wanted) listen();
    return () => {
      for (const input of FIRST_INPUTS) removeEventListener(input, fetch);
      shown.removeEventListener('show', listen);
    };
  }, []);
  return (
    <div ref={ref} popover="manual" className="toast-place">
      {Toaster && <Toaster />}
    </div>
  );
}

/** Reopens the popover to move it to the top, unless it contains the keyboard focus, which would be lost. */
function moveToTop(place: HTMLElement | null) {
  if (!place?.showPopover || place.contains(document.activeElement)) return;
  if (place.matches(':popover-open')) place.hidePopover();
  place.showPopover();
}
