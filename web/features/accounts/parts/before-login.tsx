/** Shared by the screens before login: their header, and the e-mail address, so that it is typed only once. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { draftKey, writeDraft } from '#web/lib/draft-store.ts';
import type { LoginSearch } from '../arrival.ts';

export function ScreenHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="mb-6 grid gap-2">
      <h1 className="display">{title}</h1>
      <p className="text-soft">{children}</p>
    </header>
  );
}

const w = words.accounts.login;

const TABS = [
  { tab: 'login', to: paths.login, label: words.common.actions.logIn },
  { tab: 'new', to: paths.signUp, label: words.accounts.signUp.submit },
] as const;
/** Otherwise the router also marks the login while somebody signs up at its address. */
const EXACT = { exact: true };

/** The tabs for logging in and signing up; `asked` is passed on to both. */
export function AccountHead({ tab: shown, asked }: { tab: 'login' | 'new'; asked: LoginSearch }) {
  return (
    <header className="mb-6 grid gap-5">
      <nav aria-label={w.ways} className="grid grid-cols-2 rounded bg-sunken p-1">
        {TABS.map(({ tab, to, label }) => (
          <Link
            key={tab}
            to={to}
            search={asked}
            activeOptions={EXACT}
            aria-current={tab === shown ? 'page' : undefined}
            className="flex min-h-11 items-center justify-center rounded px-2 text-center font-semibold text-soft aria-[current=page]:bg-card aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <h1 className="display">
        {shown === 'login' ? words.common.actions.logIn : words.common.places.signUp}
      </h1>
      {asked.next && <p className="text-soft">{w[asked.ended ? 'endedThenBack' : 'thenBack']}</p>}
    </header>
  );
}

/** The name of the draft that these screens share; it never holds a password. */
export const EMAIL_DRAFT = 'login';

/** Stores the e-mail address for the next of these screens. */
export function storeEmail(email: string): void {
  writeDraft(draftKey(EMAIL_DRAFT), { email });
}
