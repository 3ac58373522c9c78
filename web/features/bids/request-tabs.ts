/** The tabs of the job requests, as the address names them; apart from their screen, so that the route stays small. */
export const REQUEST_TABS = ['open', 'closed', 'applied'] as const;
export type RequestTab = (typeof REQUEST_TABS)[number];
