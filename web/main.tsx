/** Starts the app in the browser: sets up router, query client, session and theme. */
import * as paths from '#contract/site/paths.ts';
import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { pause } from '#web/lib/pause.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { later } from './lib/later.ts';
import { openOffline, startOffline } from './lib/offline/start.ts';
import { queryClient } from './lib/query-client.ts';
import { getSession, onSessionExpired } from './lib/session.ts';
import { applyTheme } from './lib/theme.ts';
import { guardHtml } from './lib/trusted-types.ts';
import { makeRouter } from './router.ts';

/** Milliseconds that the first screen may take before its frame is drawn without it. */
const PATIENCE_MS = 1000;

/** The font of titles, as in `app.css`: changing it later would move what is beside and below them. */
const TITLES = '700 1em Ojuju';

/** The first screen is drawn whole, but in slices, so that a phone can still scroll and take a tap meanwhile. */
async function begin(): Promise<void> {
  // In a task of its own, after the one that read the app's files.
  await pause(0);
  const router = makeRouter();
  const toLogin = () => goToLogin(router);
  onSessionExpired(() => goToLogin(router, '&ended=1'));
  const forms = later(() => import('./routes/-forms-ahead.ts'));
  const ahead = () => {
    if (!getSession().person?.user_profile) return;
    forms.fetch().then(
      ({ keepForms }) => keepForms(router).catch(() => undefined),
      () => undefined,
    );
  };
  startOffline({ client: queryClient, toLogin, ahead });
  await openOffline(queryClient);
  const parts = [router.load().then(askedAnswers), document.fonts.load(TITLES)];
  await Promise.race([Promise.allSettled(parts), pause(PATIENCE_MS)]);
  const place = document.getElementById('app');
  if (!place) throw new Error('index.html has no #app');
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Waits for the first screen's answers: one that comes after the first drawing redraws everything in one piece. */
function askedAnswers(): Promise<unknown> {
  const asked = queryClient.getQueryCache().getAll();
  return Promise.allSettled(asked.map(async ({ state, promise }) => state.data ?? (await promise)));
}

function goToLogin(router: ReturnType<typeof makeRouter>, why = ''): void {
  queryClient.clear();
  const next = router.state.location.href;
  void router.navigate({ href: `${paths.login}?next=${encodeURIComponent(next)}${why}` });
}

guardHtml();
applyTheme();
keepFocus();
void begin();
