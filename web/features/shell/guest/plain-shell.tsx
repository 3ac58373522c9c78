/** The shell of screens before login and of the profile set-up: pattern, mark, one column. */
import type { ReactNode } from 'react';
import * as paths from '#contract/site/paths.ts';
import { cx } from '#web/lib/cx.ts';
import { AdirePattern } from '#web/ui/basics/adire-pattern.tsx';
import { MAIN } from '#web/ui/basics/main-part.tsx';
import { LanguageChoice } from '#web/ui/guest/language-choice.tsx';
import { Logo } from '../frame/logo.tsx';

/** `wide` for forms with two columns. */
export function PlainShell({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[8rem_minmax(0,1fr)]">
      <AdirePattern className="h-full w-full max-lg:hidden" />
      <div className="px-4 pt-6 pb-12 sm:px-8 lg:pt-20">
        <div className={cx('mx-auto', wide ? 'max-w-2xl' : 'max-w-md')}>
          <header className="flex items-center justify-between gap-4">
            <a href={paths.front} className="inline-block rounded no-underline">
              <Logo />
            </a>
            <LanguageChoice className="-mr-2" />
          </header>
          <main id={MAIN} tabIndex={-1} className="mt-8 outline-none">
            {children}
          </main>
        </div>
      </div>
    </div>
  );
}
