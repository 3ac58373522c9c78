/** The router of the app, over the URL of the page or, in component tests, over a given history. */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { NotFound, ScreenError } from '#web/ui/basics/message-screens.tsx';
import { queryClient } from './lib/query-client.ts';
import { getSession } from './lib/session.ts';
import { routeTree } from './route-tree.gen.ts';

export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient, getSession },
    // On touch screens, scrolling also begins on a link and would fetch its screen.
    defaultPreload: matchMedia('(hover: hover)').matches && 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingComponent: SpinnerBlock,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: () => NotFound({}),
    // The screen of another thing begins anew.
    defaultRemountDeps: ({ params }) => ('id' in params ? params.id : undefined),
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
