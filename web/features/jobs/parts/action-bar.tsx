/** The buttons that lead on from a card of the quick job, and back: always in view. */
import type { ReactNode } from 'react';

/** Classes of the button that leads on: full width on phones, at the right elsewhere. */
export const STEP = 'max-sm:flex-1 sm:ml-auto sm:min-w-40';

/** `note` is shown above the buttons. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-2 rounded-b border-t border-line bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6 lg:py-3"
    >
      {note && <p className="text-sm leading-4.5 text-pretty text-soft">{note}</p>}
      <div className="flex items-start gap-3">{children}</div>
    </div>
  );
}
