/** The hem of the front page. */
import type { ReactNode } from 'react';
import { PRODUCT } from '#contract/words.ts';
import { AdirePattern } from '#web/ui/adire-pattern.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function LandingFooter({ mark, signedIn }: { mark: ReactNode; signedIn: boolean }) {
  return (
    <footer className="bg-card">
      <AdirePattern className="h-16 w-full" />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8">
        <div className="grid gap-2">
          {mark}
          <p className="text-sm text-soft">
            © {new Date().getFullYear()} {PRODUCT}. Creative work from Africa, paid through escrow.
          </p>
        </div>
        {!signedIn && (
          <ul className="flex gap-6">
            <li>
              <TextLink to="/login">Log in</TextLink>
            </li>
            <li>
              <TextLink to="/signup">Create an account</TextLink>
            </li>
          </ul>
        )}
      </div>
    </footer>
  );
}
