/** The drawings of empty lists, in starch on a dyed cloth of 96 × 96: letters, work to be woven, money. */

const MOTIFS = {
  envelope: (
    <>
      <path d="M20 38l52-8 6 36-52 8z" fill="var(--indigo)" />
      <path d="M20 38l32 16 20-24" />
      <path d="M26 74l17-24.5M78 66L57 47.5" />
      <circle cx="52" cy="55" r="5" fill="var(--night)" />
      <path d="M62 24l3-8M71 24l7-6M53 26l-3-7" />
    </>
  ),
  loom: (
    <>
      <path d="M24 16v64M72 16v64M18 22h60M18 74h60" />
      <path d="M32 22v22M40 22v22M48 22v22M56 22v22M64 22v22" />
      <path d="M29 46h38v28H29z" fill="var(--indigo)" />
      <path d="M29 56l6.3-6 6.3 6 6.4-6 6.4 6 6.3-6 6.3 6M29 67l6.3-6 6.3 6 6.4-6 6.4 6 6.3-6 6.3 6" />
      <path d="M38 38.5c8-5 20-5 28 0-8 5-20 5-28 0z" fill="var(--night)" />
    </>
  ),
  purse: (
    <>
      <path d="M37 36c-12 8-17 19-17 27 0 10 9 15 28 15s28-5 28-15c0-8-5-19-17-27z" fill="var(--indigo)" />
      <path d="M37 36c-3-6-7-9-7-13 5 3 8 0 12-3 3 3 9 3 12 0 4 3 7 6 12 3 0 4-4 7-7 13z" />
      <path d="M33 37h30M63 37c6-1 10 3 9 8M63 37c5 3 6 8 2 12" />
      <path d="M48 49c6 0 8.5 5 8.5 10.5S54 70 48 70s-8.5-5-8.5-10.5S42 49 48 49zM48 53v13M45.5 56.5h5M45.5 62.5h5" />
    </>
  ),
};

/** What a list is of: letters and news, work, or money. */
export type EmptyMotif = keyof typeof MOTIFS;

export function EmptyDrawing({ motif }: { motif: EmptyMotif }) {
  return (
    <g fill="none" stroke="var(--on-night)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <rect x="5" y="5" width="86" height="86" rx="9" strokeWidth="2.5" strokeDasharray="0 7" />
      {MOTIFS[motif]}
    </g>
  );
}
