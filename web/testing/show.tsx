/** Shows a screen of the real app in a component test, and who looks at it. */
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

/** What a login answers to Amaka Obi, of that side or without a profile, and perhaps of the other side too. */
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

/** Nothing waits, and there are no orders. */
export const NO_TURNS: Omit<Reply<typeof turns.list>, 'success'> = {
  mine: [],
  theirs: [],
  money: { held: 0, ready: 0 },
};

/** Signs Amaka Obi in, for whom nothing is new, on an empty market. */
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

/** Opens that address in the app; returns where the app is now. What was there before is gone, as after a reload. */
export async function show(path: string): Promise<() => string> {
  leave();
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  // The mouse of a test before would fetch what it lies on.
  router.update({ ...router.options, defaultPreload: false });
  await router.load();
  render(<RouterProvider router={router} />);
  return () => router.state.location.href;
}

/** Shows a part of the app alone. */
export function render(part: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
}

/** Ends the app; what it kept in the browser stays, as when a tab is closed. */
export function leave(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  queryClient.clear();
}

/** The messages under the fields, in their order. */
export async function expectMessages(messages: readonly string[]): Promise<void> {
  const shown = () => [...document.querySelectorAll('[id$="-error"]')].map((one) => one.textContent);
  await expect.poll(shown).toEqual(messages);
}

/** The toasts on the screen. */
export function toasts(text: string): Element[] {
  return [...document.querySelectorAll('[data-sonner-toast]')].filter((one) =>
    one.textContent?.includes(text),
  );
}
