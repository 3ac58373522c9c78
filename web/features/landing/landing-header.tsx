/** The top of the front page: the mark, the way in, and the categories for who is not in yet. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';

type Props = { mark: ReactNode; entrance: ReactNode; signedIn: boolean };

export function LandingHeader({ mark, entrance, signedIn }: Props) {
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4">
        <Link to="/" className="mr-auto rounded no-underline">
          {mark}
        </Link>
        {entrance}
      </div>
      {!signedIn && <Categories />}
    </header>
  );
}

function Categories() {
  return (
    <nav aria-label="Categories" className="border-t border-line">
      <ul className="mx-auto flex max-w-6xl gap-x-1 overflow-x-auto px-1.5 [scrollbar-width:none]">
        {words.landing.categories.map((name) => (
          <li key={name} className="shrink-0">
            <Link
              to="/login"
              className="inline-flex min-h-11 items-center rounded px-2.5 text-sm font-medium text-soft no-underline hover:text-link focus-visible:-outline-offset-3"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
