/** The five trades of the market as motifs of our cloth, and what fills the squares between them. */

/** Drawn on 48 x 48 with round strokes. */
const MOTIFS = {
  /** An eye with lashes: creative visualizers. */
  eye: 'M5 25c9-13 29-13 38 0-9 13-29 13-38 0zM24 17.5a7.5 7.5 0 1 0 .1 0M24 22.6a2.4 2.4 0 1 0 .1 0M9.5 13l2.8 3.4M24 7.5v4.6M38.5 13l-2.8 3.4M9.5 37l2.8-3.4M24 42.5v-4.6M38.5 37l-2.8-3.4',
  /** A cube cut into cells: tech visual experts. */
  cube: 'M24 5.5l16 9.2v18.6l-16 9.2-16-9.2V14.7zM24 24v18.5M24 24 8 14.7M24 24l16-9.3M16 19.4v18.5M32 19.4v18.5M8 24l16 9.3L40 24M16 10.1l16 9.3M32 10.1l-16 9.3',
  /** A ball that bounces: animators. */
  bounce:
    'M5 40c2-24 13-24 15 0 1.6-17 9.4-17 11 0 1.2-11 6.8-11 8 0M12.5 9.8a4.6 4.6 0 1 0 .1 0M25.5 16.8a3.8 3.8 0 1 0 .1 0M35 23.6a3 3 0 1 0 .1 0M5 43.5h38M40.5 31.5l3 3M41.5 27.5l3 1',
  /** The nib of a pen: creative writers. */
  nib: 'M24 4.5c7.5 8.5 10.5 14.5 10.5 21L28 39h-8l-6.5-13.5c0-6.5 3-12.5 10.5-21zM24 20.4a3.1 3.1 0 1 0 .1 0M24 26.6V39M20 39v4.5h8V39M9 14c2.2 2.6 2.2 5.6 0 8.2M39 14c-2.2 2.6-2.2 5.6 0 8.2',
  /** The talking drum: voice overs and language experts. */
  drum: 'M9 8.5c0-4 30-4 30 0s-30 4-30 0zM9 39.5c0-4 30-4 30 0s-30 4-30 0zM9.5 10c2 9 8 9 8 14s-6 5-8 14M38.5 10c-2 9-8 9-8 14s6 5 8 14M16 11.3l4.5 12.7-4.5 12.8M32 11.3 27.5 24 32 36.8M24 11.6V36.5M17.3 22h13.4M17.3 26h13.4',
  sun: 'M24 15a9 9 0 1 0 .1 0M24 21a3 3 0 1 0 .1 0M24 4v6M24 38v6M4 24h6M38 24h6M9.9 9.9l4.2 4.2M33.9 33.9l4.2 4.2M38.1 9.9l-4.2 4.2M14.1 33.9l-4.2 4.2M16.3 5.5l1.2 3M31.7 5.5l-1.2 3M16.3 42.5l1.2-3M31.7 42.5l-1.2-3',
  comb: 'M5 8q4.75 5 9.5 0t9.5 0 9.5 0 9.5 0M5 16q4.75 5 9.5 0t9.5 0 9.5 0 9.5 0M5 24q4.75 5 9.5 0t9.5 0 9.5 0 9.5 0M5 32q4.75 5 9.5 0t9.5 0 9.5 0 9.5 0M5 40q4.75 5 9.5 0t9.5 0 9.5 0 9.5 0',
  leaf: 'M24 4.5c11 9 11 30 0 39-11-9-11-30 0-39zM24 11v27.5M24 19l5.5-4M24 19l-5.5-4M24 26.5l7-5M24 26.5l-7-5M24 34l5.5-4.5M24 34l-5.5-4.5M8 7c3.5 3.5 3.5 8 0 11.5M40 7c-3.5 3.5-3.5 8 0 11.5M8 30c3.5 3.5 3.5 8 0 11.5M40 30c-3.5 3.5-3.5 8 0 11.5',
} as const;

export type MotifName = keyof typeof MOTIFS;

/** The strokes alone; put it into an `svg` or `g` of 48 x 48. */
export function Motif({ name }: { name: MotifName }) {
  return <path d={MOTIFS[name]} />;
}

/** One motif as a picture beside a text that says the same. */
export function MotifIcon({ name, size = 40 }: { name: MotifName; size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Motif name={name} />
    </svg>
  );
}
