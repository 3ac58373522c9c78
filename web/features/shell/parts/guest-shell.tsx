/** The shell for visitors who are not signed in: the brand mark, login and registration, and the categories (rule 9.7). */
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useIsDesktop } from '#web/lib/media.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { MAIN } from '#web/ui/basics/main-part.tsx';
import { LanguageChoice } from '#web/ui/guest/language-choice.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import { Logo } from '../frame/logo.tsx';

const CATEGORIES = later(async () => (await import('./categories.tsx')).CategoryBar);

export function GuestShell() {
  const desk = useIsDesktop();
  // On that page the next step is its own main button, and nothing should lead away from it.
  const quick = useLocation({ select: ({ pathname }) => pathname === paths.quickJob });
  const browsing = desk && !quick;
  const { part: CategoryBar } = useLater(CATEGORIES, browsing);
  return (
    <div className="flex min-h-dvh flex-col">
      <header data-bars={browsing ? 'browsing' : 'guest'} className="border-b border-line bg-card">
        <div className="mx-auto flex h-16 max-w-7xl items-center px-4 sm:gap-2 lg:px-8">
          <a href={paths.front} className="mr-auto rounded no-underline">
            <Logo />
          </a>
          <ButtonLink to={paths.login} variant="quiet" className="max-sm:px-2! max-sm:text-sm">
            {words.shell.fixed.login}
          </ButtonLink>
          <Menu
            trigger={
              <Button
                variant={quick ? 'secondary' : 'primary'}
                className="whitespace-nowrap max-sm:px-3! max-sm:text-sm"
              >
                {words.shell.fixed.getStarted}
                <ChevronDown size={18} className="max-sm:hidden" />
              </Button>
            }
            entries={[
              {
                kind: 'link',
                label: words.shell.fixed.asHunter,
                link: <Link to={paths.signUp} search={{ as: 'hunter' }} />,
              },
              {
                kind: 'link',
                label: words.shell.fixed.asTalent,
                link: <Link to={paths.signUp} search={{ as: 'talent' }} />,
              },
            ]}
          />
        </div>
        {browsing && <div className="min-h-11.25">{CategoryBar && <CategoryBar />}</div>}
      </header>
      <main
        id={MAIN}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-16 outline-none lg:px-8"
      >
        <Outlet />
      </main>
      <footer className="border-t border-line">
        <LanguageChoice className="mx-auto max-w-7xl px-2 py-3 lg:px-6" />
      </footer>
    </div>
  );
}
