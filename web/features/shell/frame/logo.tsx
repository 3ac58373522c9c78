/** The mark of the product: a square of cloth and the name. */
import { PRODUCT } from '#contract/core/product.ts';

export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 align-top font-display text-2xl leading-none font-bold">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0 text-primary">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <g fill="none" className="stroke-on-primary" strokeWidth="1.8" strokeLinecap="round">
          <circle cx="16" cy="16" r="8.5" />
          <circle cx="16" cy="16" r="3.6" />
          <path d="M16 2.6v2.6M16 26.8v2.6M2.6 16h2.6M26.8 16h2.6M6.5 6.5 8 8M24 24l1.5 1.5M25.5 6.5 24 8M8 24l-1.5 1.5" />
        </g>
      </svg>
      <span className={compact ? 'sr-only' : undefined}>{PRODUCT}</span>
    </span>
  );
}
