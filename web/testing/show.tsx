/** Renders a screen of the real app in a component test, for a signed-in person or a visitor. */
import '#web/styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { accounts, type LoggedIn } from '#contract/accounts/accounts.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { keptIds } from '#contract/people/kept-ids.ts';
import { HUNTER, TALENT } from '#contract/profiles/profile.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { type Side, startSession } from '#web/lib/session.ts';
import { makeRouter } from '#web/router.ts';
import { answers } from './network.ts';

export const ID = '0199a200-0000-7000-8000-000000000001';
export const MOMENT = '2026-11-02T09:30:00.000Z';
const TYPES = { hunter: HUNTER, talent: TALENT };

const PROFILE = {
  ...{ userId: ID, firstname: 'Amaka', lastname: 'Obi', gender: 'Female' as const },
  ...{ phone_number: '+234 803 123 4567', countryId: 'NG', country: 'Nigeria', stateId: 'LA' },
  ...{ state: 'Lagos', storyline: null, description: null, profile_image: null, created_at: MOMENT },
};

/** The login reply for Amaka Obi with this side (or no profile), optionally with the other side too. */
export function loginOf(side: Side | null, other: Side | null = null): LoggedIn {
  return {
    success: true,
    token: 'a-token',
    user: { id: ID, name: 'Amaka Obi', email: 'amaka@people.example', created_at: MOMENT },
    user_profile: side && PROFILE,
    general_account_types: [
      { id: HUNTER, name: 'Talent hunter' },
      { id: TALENT, name: 'Creative talent' },
    ],
    user_account_types: [side, other].flatMap((one) => (one ? [{ accounttypeId: TYPES[one] }] : [])),
    fee_percent: 10,
    language: null,
  };
}

/** No turns and no orders. */
export const NO_TURNS: Omit<Reply<typeof turns.list>, 'success'> = {
  mine: [],
  theirs: [],
  money: { held: 0, ready: 0 },
};

/** Signs Amaka Obi in to an empty market, with nothing unread. */
export function signIn(side: Side | null, other: Side | null = null): void {
  const login = loginOf(side, other);
  startSession(login);
  answers(accounts.me, login);
  answers(notifications.unread, { unreadNotification: 0 });
  answers(turns.list, NO_TURNS);
  answers(keptIds.list, { ids: [] });
  answers(gigs.featured, { gigs: [] });
  answers(jobs.listOpen, { openjobs: [], next: null });
  answers(unreadMessages.count, { unreadMessages: 0, undelivered: false });
}

let root: Root | undefined;

/** Opens the address in a fresh app, as after a reload; returns a function that gives the current address. */
export async function show(
  path: string,
  history = createMemoryHistory({ initialEntries: [path] }),
): Promise<() => string> {
  leave();
  const router = makeRouter(history);
  // The mouse left by an earlier test would otherwise preload the link under it.
  router.update({ ...router.options, defaultPreload: false });
  await router.load();
  render(<RouterProvider router={router} />);
  return () => router.state.location.href;
}

/** Renders a single component. */
export function render(part: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
}

/** Unmounts the app; browser storage stays, as when a tab is closed. */
export function leave(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  queryClient.clear();
}

/** Expects these messages under the fields, in this order. */
export async function expectMessages(messages: readonly string[]): Promise<void> {
  const shown = () => [...document.querySelectorAll('[id$="-error"]')].map((one) => one.textContent);
  await expect.poll(shown).toEqual(messages);
}

/** The visible toasts with this text. */
export function toasts(text: string): Element[] {
  return [...document.querySelectorAll('[data-sonner-toast]')].filter((one) =>
    one.textContent?.includes(text),
  );
}
