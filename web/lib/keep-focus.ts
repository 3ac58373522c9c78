/** Keeps the keyboard position when the focused element disappears: after an action, a read notification, the last page. */

/** Meaningful containers; the nearest one that still exists takes the focus. */
const PLACE = 'li, article, section, form, dialog, main';

/** The containers around an element, nearest first; call it while the element is on the page. */
export function placesAround(element: Element | null): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>(PLACE);
  return place ? [place, ...placesAround(place)] : [];
}

/** Gives the focus to the first of them that is still on the page. */
export function focusPlace(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Call once, when the app starts. Toasts come and go, so focus inside them does not change the remembered place. */
export function keepFocus(): void {
  let last: Element | undefined;
  let places: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
    if (!last.closest('[data-messages]')) places = [last as HTMLElement, ...placesAround(last)];
  });
  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = undefined;
    focusPlace(places);
  }).observe(document.body, { childList: true, subtree: true });
}
