/** The page of a person: two columns on desktop; on a phone who, then what they offer, then where they learned it. */
import type { ReactNode } from 'react';

type Props = {
  /** The head of the left column. */
  who: ReactNode;
  /** The right column. */
  children: ReactNode;
  /** The rest of the left column. */
  more: ReactNode;
};

export function ProfileLayout({ who, children, more }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className={STACK}>{who}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-lg:my-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {children}
      </div>
      <div className={`${STACK} empty:hidden lg:col-start-1 lg:row-start-2`}>{more}</div>
    </div>
  );
}

const STACK = 'grid grid-cols-[minmax(0,1fr)] gap-5';
