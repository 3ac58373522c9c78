/** The hunter's remarks before they are sent: kept on this device, by order and round, the one being written too. */
import { useState } from 'react';
import type { MarkForm } from '#contract/orders/marks.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/draft-store.ts';
import type { Place } from '#web/ui/proof/mark-places.ts';

/** `key` is of this device alone. */
export type DraftMark = MarkForm & { key: string };

type Kept = { marks: readonly DraftMark[]; writing: DraftMark | null };
export type DraftMarks = {
  drafts: readonly DraftMark[];
  /** The number of the first, after those of this round that were sent. */
  first: number;
  /** The one that is open to be written. */
  writing: DraftMark | null;
  /** Opens a new one at this place, or moves the open one there with its words. */
  begin(place: Place): void;
  write(mark: DraftMark): void;
  /** Opens a kept one; what was open and has words is kept. */
  edit(mark: DraftMark): void;
  /** Puts it in the place of the one with the same key, else at the end; another that is open stays so. */
  keep(mark: DraftMark): void;
  /** Closes the open one, and what was typed is gone. */
  close(): void;
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
  const withKept = (mark: DraftMark) => {
    const at = marks.findIndex(({ key }) => key === mark.key);
    return at < 0 ? [...marks, mark] : marks.with(at, mark);
  };
  return {
    drafts: marks,
    first: sent + 1,
    writing,
    begin(place) {
      const { key, kind, text } = writing ?? { key: crypto.randomUUID(), kind: 'must', text: '' };
      save({ marks, writing: { key, kind, text, ...place } });
    },
    write: (mark) => save({ marks, writing: mark }),
    edit(mark) {
      if (writing?.key === mark.key) return;
      save({ marks: writing?.text.trim() ? withKept(writing) : marks, writing: mark });
    },
    keep: (mark) => save({ marks: withKept(mark), writing: writing?.key === mark.key ? null : writing }),
    close: () => save({ marks, writing: null }),
    remove: (gone) => save({ marks: marks.filter((one) => one.key !== gone), writing }),
    clear: () => save({ marks: [], writing: null }),
  };
}
