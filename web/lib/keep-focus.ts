/** Keeps the focus where a person is when what had it goes away: with the answer to an action, a read list, the last page. */

/** What a person would call the place they are at; the nearest one that is still there takes the focus. */
const PLACE = 'li, article, section, form, dialog, main';

/** The places around an element, the nearest first: asked for while it is on the page. */
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

/** Begun once, with the app. Short messages come and go: the place is the one where a person was before. */
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
