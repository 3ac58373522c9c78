/** The main part of the page: the skip link, the title of its route, and the focus on a new screen. */
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PRODUCT } from '#contract/core/product.ts';
import { words } from '#contract/words.ts';

export function PageTitle() {
  const title = useRouterState({ select: (state) => titleOf(state.matches) });
  const place = useRouterState({ select: (state) => placeOf(state.resolvedLocation) });
  const before = useRef(place);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (before.current !== undefined && before.current !== place) focusScreen();
    before.current = place;
  }, [place]);
  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}

/** Identifies a screen: each step of a form is one of its own; tabs and filters are not. */
function placeOf(location: { pathname: string; search: { step?: unknown } } | undefined): string | undefined {
  return location && `${location.pathname} ${location.search.step}`;
}

function titleOf(matches: readonly { meta?: readonly unknown[] | undefined }[]): string {
  for (const match of matches.toReversed()) {
    const found = match.meta?.find((tag) => typeof (tag as { title?: unknown })?.title === 'string');
    if (found) return (found as { title: string }).title;
  }
  return PRODUCT;
}

/** Leaves the focus where the new screen itself put it (a field, a dialog). */
function focusScreen() {
  const main = document.getElementById(MAIN);
  if (main && !main.contains(document.activeElement) && !document.querySelector('dialog[open]')) {
    main.focus({ preventScroll: true });
  }
}

/** The id of the element that holds a screen; every shell has it, with `tabIndex={-1}`. */
export const MAIN = 'main';

/** The first stop of the Tab key: over the navigation, straight to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:bg-primary focus:px-4 focus:py-3 focus:font-semibold focus:text-on-primary"
    >
      {words.common.page.skip}
    </a>
  );
}
