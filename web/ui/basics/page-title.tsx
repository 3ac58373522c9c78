/** Writes the title of the current route on the tab, announces it to screen readers, and moves the focus to the new screen. */
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PRODUCT } from '#contract/core/product.ts';
import { MAIN } from './skip-link.tsx';

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

/** The steps of a form are screens of their own; its tabs and filters are not. */
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
