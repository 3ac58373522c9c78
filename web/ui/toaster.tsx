/** Draws toasts (Sonner), with keyboard support. Loaded by `toast.tsx`. */
import { useEffect, useRef } from 'react';
import { Toaster as Base, toast } from 'sonner';

type Tone = 'success' | 'error' | 'info';

/** Below the bars of the current layout, so that no message covers the menu; `ui.css` defines how far down they reach. */
const PLACE = {
  top: 'calc(var(--offline-mark) + var(--bars) + env(safe-area-inset-top, 0rem) + 0.5rem)',
  left: 'max(1rem, env(safe-area-inset-left, 0rem))',
  right: 'max(1rem, env(safe-area-inset-right, 0rem))',
};

/**
 * On desktop the list of conversations is beside the open one. Toasts go below its head, so that the other person's name
 * stays visible, and over the messages instead of the list. Depends on the message layouts of hunter and talent.
 */
const UNDER_THREAD =
  'lg:[:root:has([data-bars=thread])_&]:[--bars:6.375rem] lg:[:root:has([data-bars=thread])_&_ol]:ml-73! ' +
  'lg:[:root:has([data-bars=desk]):has([data-bars=thread])_&]:[--bars:12.75rem] ' +
  'lg:[:root:has([data-bars=desk]):has([data-bars=thread])_&_ol]:ml-40!';

/** `duration` in milliseconds. */
export function showToast(tone: Tone, text: string, more: { duration: number; description?: string }): void {
  toast[tone](text, more);
}

export function clear(): void {
  toast.dismiss();
}

export function Toaster() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const [kind, listener] of BY_KEYS) ref.current?.addEventListener(kind, listener);
  }, []);
  return (
    <div ref={ref} data-messages className={UNDER_THREAD}>
      <Base
        position="top-center"
        offset={PLACE}
        mobileOffset={PLACE}
        closeButton
        visibleToasts={3}
        toastOptions={{ className: 'toast' }}
      />
    </div>
  );
}

const BY_KEYS = [
  ['focusin', pauseTimer],
  ['focusout', resumeTimer],
  ['keydown', closeByKey],
] as const;

/** A focused message stays, as a hovered one does. */
function pauseTimer({ target }: Event) {
  sendPointer(target, 'mousemove');
}

function resumeTimer({ target }: Event) {
  sendPointer(target, 'mouseout');
}

function sendPointer(target: EventTarget | null, kind: 'mousemove' | 'mouseout') {
  const list = target instanceof Element ? target.closest('[data-sonner-toaster]') : null;
  list?.dispatchEvent(new MouseEvent(kind, { bubbles: true, relatedTarget: document.body }));
}

/** Escape closes the focused message; leaving it returns the focus to where it was. */
function closeByKey(event: Event) {
  const { target } = event;
  if (!(event instanceof KeyboardEvent && target instanceof HTMLElement) || event.key !== 'Escape') return;
  target.closest('[data-sonner-toast]')?.querySelector<HTMLElement>('[data-close-button]')?.click();
  target.blur();
}
