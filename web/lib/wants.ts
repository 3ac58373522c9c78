/** What a visitor wanted to do on a public page: kept in the address that the login returns to, where it continues. */
import { useLocation } from '@tanstack/react-router';
import { isNewHere } from './device.ts';
import { safeNextPath } from './own-paths.ts';

const WANTS = ['order', 'message', 'invite', 'heart'] as const;
export type Want = (typeof WANTS)[number];
export type WantSearch = { want?: Want | undefined };

/** For `validateSearch`. */
export function readWant(search: Record<string, unknown>): WantSearch {
  const want = WANTS.find((one) => one === search.want);
  return want ? { want } : {};
}

/** The search parameters of /login for a visitor who pressed a button here: this page, what was pressed, and that they hire. */
export function useNext(want: Want): { next?: string; as?: 'hunter'; tab?: 'new' } {
  const { href } = useLocation();
  const here = new URL(href, 'https://here.invalid');
  here.searchParams.set('want', want);
  return nextTo(here.pathname + here.search);
}

/** The same for another page of this site, with the wanted action already in its address. */
export function nextTo(path: string): { next?: string; as?: 'hunter'; tab?: 'new' } {
  const next = safeNextPath(path);
  return next ? { next, as: 'hunter', ...(isNewHere() && { tab: 'new' }) } : {};
}
