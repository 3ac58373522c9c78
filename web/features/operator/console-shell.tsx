/** The frame of the console: the search on top, the modules with the number of waiting items, and who is signed in. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { CountBadge } from '#web/ui/basics/badge.tsx';
import { IconButton } from '#web/ui/basics/button.tsx';
import { MAIN } from '#web/ui/basics/main-part.tsx';
import { SearchForm } from '#web/ui/search-form.tsx';
import { endConsole, useConsole } from './console-session.ts';

const w = words.operator.shell;

const ASKED_EVERY_MS = 60_000;

export function ConsoleShell({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  const me = useQuery({ ...callOptions(operator.me), refetchInterval: ASKED_EVERY_MS });
  const navigate = useNavigate();
  const q = useLocation({
    select: ({ pathname, search }) => (pathname === '/operator' ? (search.q ?? '') : ''),
  });
  return (
    <div className="min-h-dvh">
      <header data-bars="console" className="border-b border-line bg-card">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <Link to="/operator" className="flex items-center gap-2 rounded font-semibold no-underline">
            {mark}
            <span>{w.title}</span>
          </Link>
          <div className="order-last w-full sm:order-none sm:w-auto sm:flex-1">
            <SearchForm
              label={w.find}
              placeholder={w.findHint}
              query={q}
              onSearch={(q) => void navigate({ to: '/operator', search: { q } })}
            />
          </div>
          <WhoIsHere />
        </div>
        <Modules waiting={me.data?.waiting} />
      </header>
      <main id={MAIN} tabIndex={-1} className="mx-auto max-w-6xl px-4 py-6 outline-none sm:py-8">
        {children}
      </main>
    </div>
  );
}

function WhoIsHere() {
  const client = useQueryClient();
  const who = useConsole();
  const leave = useMutationCall(operator.signOut, {
    onSettled() {
      endConsole();
      client.removeQueries({ predicate: ({ queryKey: [name] }) => /operator\//.test(String(name)) });
    },
  });
  return (
    <div className="ml-auto flex items-center gap-2">
      <span className="max-w-40 truncate text-sm text-soft">{who?.operator.name}</span>
      <IconButton label={w.signOut} disabled={leave.isPending} onClick={() => leave.mutate({})}>
        <LogOut size={20} />
      </IconButton>
    </div>
  );
}

function Modules({ waiting }: { waiting: WaitingCounts | undefined }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const counted = waiting !== undefined;
  useEffect(() => {
    if (!counted) return;
    // Runs after the router, which restores every scroll position.
    const frame = requestAnimationFrame(() => showCurrent(nav.current, pathname));
    return () => cancelAnimationFrame(frame);
  }, [pathname, counted]);
  return (
    <nav ref={nav} aria-label={w.modules} className="relative mx-auto max-w-6xl overflow-x-auto px-2">
      <ul className="flex sm:flex-wrap">
        {MODULES.map((place) => {
          const waits = waitingItemsOf(place, waiting).filter(({ count }) => count > 0);
          return (
            <li key={place.to} className="shrink-0">
              <Link to={place.to} className={moduleClass}>
                {place.label}
                <CountBadge
                  count={waits.reduce((sum, { count }) => sum + count, 0)}
                  label={waits.map(({ text }) => text).join(', ')}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Scrolls the current module into view: on phones the modules are wider than the screen. */
function showCurrent(nav: HTMLElement | null, pathname: string): void {
  const links = [...(nav?.querySelectorAll('a') ?? [])];
  const current = links.find((link) => pathname.startsWith(new URL(link.href).pathname));
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

const moduleClass =
  'inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 font-semibold text-soft no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-primary aria-[current=page]:text-link';

export type WaitingCounts = Reply<typeof operator.me>['waiting'];
type Module = { to: string; label: string; waits?: readonly (keyof WaitingCounts)[] };

export const MODULES = [
  { to: '/operator/people', label: words.operator.people.title },
  { to: '/operator/jobs', label: words.operator.jobs.title },
  { to: '/operator/money', label: words.operator.money.title, waits: ['suspense', 'refunds'] },
  { to: '/operator/payouts', label: words.operator.payouts.title, waits: ['payouts'] },
  { to: '/operator/findings', label: words.operator.reconciliation.title, waits: ['findings'] },
  { to: '/operator/disputes', label: words.operator.disputes.title, waits: ['disputes'] },
  { to: '/operator/chargebacks', label: words.operator.chargebacks.title, waits: ['chargebacks'] },
  { to: '/operator/parked', label: words.operator.parked.title, waits: ['parked'] },
  { to: '/operator/site', label: words.operator.site.title },
  { to: '/operator/exports', label: words.operator.exports.title },
  { to: '/operator/log', label: words.operator.log.title },
  { to: '/operator/security', label: words.security.log.title },
] as const satisfies readonly Module[];

type Wait = { kind: keyof WaitingCounts; count: number; text: string };

/** The number of waiting items of each kind in a module. */
export function waitingItemsOf({ waits = [] }: Module, waiting: WaitingCounts | undefined): Wait[] {
  return waits.map((kind) => {
    const count = waiting?.[kind] ?? 0;
    return { kind, count, text: words.operator.waiting[kind](count) };
  });
}
