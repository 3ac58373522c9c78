/** The router of the app, over the address of the page or, in component tests, over one that is given. */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { queryClient } from './lib/query-client.ts';
import { getSession } from './lib/session.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFound } from './ui/basics/not-found.tsx';
import { ScreenError } from './ui/basics/screen-error.tsx';
import { SpinnerBlock } from './ui/basics/spinner.tsx';

export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient, getSession },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingComponent: SpinnerBlock,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
