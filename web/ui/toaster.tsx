/** What draws short messages (Sonner), and what people without a pointer need of it. Loaded by `toast.tsx`. */
import { useEffect, useRef } from 'react';
import { Toaster as Base, toast } from 'sonner';

type Tone = 'success' | 'error' | 'info';

/** Under the bars of the layout in view, so that no message lies over the menu; `ui.css` says how far down they reach. */
const PLACE = {
  top: 'calc(var(--offline-mark) + var(--bars) + env(safe-area-inset-top, 0rem) + 0.5rem)',
  left: 'max(1rem, env(safe-area-inset-left, 0rem))',
  right: 'max(1rem, env(safe-area-inset-right, 0rem))',
};

/**
 * On a desk the list of conversations is beside the open one: below its head, so that the other person's name stays
 * in view, and over the lines instead of the list. By the layout of messages for a hunter and for a talent.
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
  ['focusin', holdOn],
  ['focusout', goOn],
  ['keydown', closeByKey],
] as const;

/** A message that has the focus stays, as under a pointer. */
function holdOn({ target }: Event) {
  pointAt(target, 'mousemove');
}

function goOn({ target }: Event) {
  pointAt(target, 'mouseout');
}

function pointAt(target: EventTarget | null, kind: 'mousemove' | 'mouseout') {
  const list = target instanceof Element ? target.closest('[data-sonner-toaster]') : null;
  list?.dispatchEvent(new MouseEvent(kind, { bubbles: true, relatedTarget: document.body }));
}

/** Escape closes the message that has the focus; leaving it gives the focus back to where it was before. */
function closeByKey(event: Event) {
  const { target } = event;
  if (!(event instanceof KeyboardEvent && target instanceof HTMLElement) || event.key !== 'Escape') return;
  target.closest('[data-sonner-toast]')?.querySelector<HTMLElement>('[data-close-button]')?.click();
  target.blur();
}
