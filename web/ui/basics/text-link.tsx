/** Links in running text: the router's, and external ones. */
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { safeUrl } from '../../lib/safe-url.ts';

const LOOK =
  'rounded-sm font-medium text-link underline decoration-from-font underline-offset-3 hover:decoration-2';

function Anchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={cx(LOOK, className)} />;
}

/** The router's typed link as running text. */
export const TextLink = createLink(Anchor);

/** A link to another site or to a file, in a new tab; unsafe addresses are shown as text. */
export function OutLink({ href, children, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  const address = safeUrl(href);
  if (!address) return <span className={className}>{children}</span>;
  return (
    <a
      {...rest}
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={cx(LOOK, className)}
    >
      {children}
    </a>
  );
}
