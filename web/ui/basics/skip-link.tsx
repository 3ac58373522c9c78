/** The first stop of the Tab key: over the navigation, straight to the content. */
import { words } from '#contract/words.ts';

/** The id of the element that holds a screen; every shell has it, with `tabIndex={-1}`. */
export const MAIN = 'main';

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
