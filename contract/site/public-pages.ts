/** The pages that the server writes whole, for everybody; all others are the app's. */
import * as paths from './paths.ts';
export const publicPages = [
  paths.front,
  paths.home,
  paths.escrow,
  paths.tracking,
  paths.policy,
  paths.agreement,
] as const;
export type PublicPath = (typeof publicPages)[number];

/** True of an address that the app has to leave to the server. */
export function isPublicPage(path: string): boolean {
  return publicPages.some((page) => page === path);
}
