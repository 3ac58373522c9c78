/** The frame of every screen: skip link, offline mark, messages, the page title. */
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Session } from '#web/lib/session.ts';
import { PageTitle, SkipLink } from '#web/ui/basics/main-part.tsx';
import { OfflineMark } from '../ui/basics/offline-mark.tsx';
import { ToastPlace } from '../ui/basics/toast.tsx';

/** What every route's loader and `beforeLoad` gets as `context`. */
export type RouterContext = { queryClient: QueryClient; getSession: () => Session };

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <>
      <SkipLink />
      <PageTitle />
      <OfflineMark />
      <Outlet />
      <ToastPlace />
    </>
  );
}
