/** The hunter's remarks before they are sent: kept on this device, by order and round, the one being written too. */
import { useState } from 'react';
import type { MarkForm } from '#contract/orders/marks.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/draft-store.ts';

/** `key` is of this device alone. */
export type DraftMark = MarkForm & { key: string };

type Kept = { marks: readonly DraftMark[]; writing: DraftMark | null };
export type DraftMarks = {
  drafts: readonly DraftMark[];
  /** The number of the first, after those of this round that were sent. */
  first: number;
  /** The one that is open to be written. */
  writing: DraftMark | null;
  write(mark: DraftMark | null): void;
  /** Puts it in the place of the one with the same key, else at the end; nothing is open then. */
  keep(mark: DraftMark): void;
  remove(key: string): void;
  clear(): void;
};

export function useDraftMarks(jobId: string, round: number, sent = 0): DraftMarks {
  const key = draftKey(`marks.${jobId}.${round}`);
  const [{ marks, writing }, setKept] = useState<Kept>(
    () => ({ marks: [], writing: null, ...readDraft(key) }) as Kept,
  );
  const save = (kept: Kept) => {
    setKept(kept);
    if (kept.marks.length > 0 || kept.writing) writeDraft(key, kept);
    else localStorage.removeItem(key);
  };
  return {
    drafts: marks,
    first: sent + 1,
    writing,
    write: (mark) => save({ marks, writing: mark }),
    keep(mark) {
      const at = marks.findIndex((one) => one.key === mark.key);
      save({ marks: at < 0 ? [...marks, mark] : marks.with(at, mark), writing: null });
    },
    remove: (gone) => save({ marks: marks.filter((one) => one.key !== gone), writing }),
    clear: () => save({ marks: [], writing: null }),
  };
}
