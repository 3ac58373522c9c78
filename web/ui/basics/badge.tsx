/** Small marks: the state of a thing as a chip, and counts. */
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

/** quiet = plain fact, active = in progress, good = money in hand or accepted, warn = wants attention, bad = refused or late. */
export type Tone = 'quiet' | 'active' | 'good' | 'warn' | 'bad';

const TONES: Record<Tone, string> = {
  quiet: 'bg-sunken text-soft',
  active: 'bg-wash text-on-wash',
  good: 'bg-leaf-wash text-leaf',
  warn: 'bg-ochre-wash text-ochre',
  bad: 'bg-brick-wash text-brick',
};

export function Badge({
  tone = 'quiet',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold inset-ring inset-ring-current/25 sm:whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

type CountProps = {
  count: number;
  label: string;
  /** Lighter: a part of what another one counts. */
  part?: boolean;
};

/** Larger counts are shown as `99+`. */
const MAX = 99;

/** A count for bells and links; nothing for zero. `label` is read out: "3 unread notifications". */
export function CountBadge({ count, label, part = false }: CountProps) {
  if (count < 1) return null;
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs leading-none font-bold tabular-nums',
        part ? 'bg-wash text-on-wash' : 'bg-primary text-on-primary',
      )}
    >
      <span aria-hidden>{count > MAX ? `${MAX}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
