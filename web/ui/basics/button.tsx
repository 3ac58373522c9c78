/** Buttons and links that look like buttons. */
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Spinner } from './loading.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';
type Look = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border border-control bg-card text-link hover:bg-wash hover:text-on-wash',
  quiet: 'text-link hover:bg-wash hover:text-on-wash',
  danger: 'bg-brick-fill text-on-brick hover:brightness-90',
};
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-3 py-1.5 sm:px-5 text-base leading-5',
  sm: 'min-h-11 px-3 text-sm whitespace-nowrap sm:min-h-9',
};

/** The classes of a button, for the rare element that is neither `Button` nor `ButtonLink`. */
export function buttonClass({ variant = 'primary', size = 'md', wide = false }: Look = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded font-semibold no-underline transition-colors select-none text-center [&>svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  );
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows a spinner and takes no clicks; stays focusable, so that the focus is not lost. */
    busy?: boolean;
    /** Takes no clicks, yet can be reached by keys and touch, so that a tooltip can say why. */
    blocked?: boolean;
    icon?: ReactNode;
  };

/** `type` defaults to `button`. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  blocked = false,
  icon,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const idle = busy || blocked;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      onClick={idle ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ variant, size, wide }), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

function AnchorButton({
  variant,
  size,
  wide,
  icon,
  children,
  className,
  ...rest
}: ComponentProps<'a'> & Look & { icon?: ReactNode }) {
  return (
    <a {...rest} className={cx(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
    </a>
  );
}

/** The router's typed link (`to`, `params`, `search`) that looks like a button. */
export const ButtonLink = createLink(AnchorButton);

/** A square button with only a picture; `label` is read out and shown as title. */
export function IconButton({
  label,
  size = 'md',
  className,
  ...rest
}: ComponentProps<'button'> & { label: string; size?: ButtonSize }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'relative inline-grid shrink-0 place-items-center rounded text-ink transition-colors hover:bg-wash hover:text-on-wash disabled:opacity-55',
        size === 'md' ? 'size-11' : 'size-9',
        className,
      )}
    />
  );
}
