/** A small drawn cloth for the four good moments of a job. It is stamped once, in under 200 ms; not where motion is unwanted. */
import type { ReactNode } from 'react';

type Kind = 'firstBid' | 'locked' | 'accepted' | 'arrived';

/** Drawn in starch on a cloth of 96 × 96. */
const MOTIFS: Record<Kind, ReactNode> = {
  firstBid: (
    <>
      <path d="M30 38h36v24H30zM30 39l18 13 18-13" />
      <path d="M62 32v-9M70 36l7-6M54 32l-5-7" />
    </>
  ),
  locked: (
    <>
      <path d="M34 46h28v21H34zM39 46v-8a9 9 0 0 1 18 0v8" />
      <path d="M48 54v5" />
    </>
  ),
  accepted: <path d="M31 49l12 12 22-26" />,
  /** A cowrie, which was money on this coast. */
  arrived: (
    <>
      <path d="M48 28c11 0 15 10 15 20s-5 20-15 20-15-10-15-20 4-20 15-20z" />
      <path d="M48 34v28M44 40h8M44 48h8M44 56h8" />
    </>
  ),
};

export function Celebration({ kind, size = 72 }: { kind: Kind; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      width={size}
      height={size}
      className="shrink-0 motion-safe:animate-stamped"
    >
      <circle cx="48" cy="48" r="48" fill="var(--indigo)" />
      <g fill="none" stroke="var(--on-night)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="48" cy="48" r="41" strokeDasharray="0 8.05" />
        {MOTIFS[kind]}
      </g>
    </svg>
  );
}
