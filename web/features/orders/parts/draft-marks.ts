/** The hunter's unsent remarks, stored on this device by order and round, including the one being written. */
import { useEffect, useState } from 'react';
import type { MarkForm } from '#contract/orders/marks.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '#web/lib/draft-store.ts';
import type { Place } from '#web/ui/proof/mark-places.ts';

/** `key` exists on this device only. */
export type DraftMark = MarkForm & { key: string };

type Kept = {
  marks: readonly DraftMark[];
  writing: DraftMark | null;
  /** The guests' remarks that became some of the hunter's, even after those were sent. */
  taken: readonly string[];
};
const NONE: Kept = { marks: [], writing: null, taken: [] };

export type DraftMarks = {
  drafts: readonly DraftMark[];
  /** The number of the first draft, counted on from the remarks of this round that were sent. */
  first: number;
  /** The remark being written. */
  writing: DraftMark | null;
  /** Opens a new remark at this place, or moves the open one there with its text. */
  begin(place: Place): void;
  write(mark: DraftMark): void;
  /** Opens a saved remark for editing; the open one is saved if it has text. */
  edit(mark: DraftMark): void;
  /** Saves the remark, replacing the one with the same key; any other open remark stays open. */
  keep(mark: DraftMark): void;
  /** Closes the open remark and discards what was typed. */
  close(): void;
  remove(key: string): void;
  taken: readonly string[];
  /** Saves a guest's remark, by its id, as one of the hunter's. */
  take(mark: DraftMark): void;
  clear(): void;
};

export function useDraftMarks(jobId: string, round: number, sent = 0): DraftMarks {
  const key = draftKey(`marks.${jobId}.${round}`);
  const [stored, setKept] = useState<Kept>(() => ({ ...NONE, ...readDraft(key) }));
  const { marks, writing, taken } = stored;
  useEffect(() => {
    // The list is the same in every tab, so that none of them writes over what another one added, or sends it again.
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return;
      const kept: Kept = { ...NONE, ...JSON.parse(event.newValue ?? '{}'), writing };
      sessionStorage.setItem(key, JSON.stringify(kept));
      setKept(kept);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, writing]);
  const save = (change: Partial<Kept>) => {
    const kept = { ...stored, ...change };
    setKept(kept);
    if (kept.marks.length > 0 || kept.writing || kept.taken.length > 0) writeDraft(key, kept);
    else removeDraft(key);
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
      save({ writing: { key, kind, text, ...place } });
    },
    write: (mark) => save({ writing: mark }),
    edit(mark) {
      if (writing?.key === mark.key) return;
      save({ marks: writing?.text.trim() ? withKept(writing) : marks, writing: mark });
    },
    keep: (mark) => save({ marks: withKept(mark), writing: writing?.key === mark.key ? null : writing }),
    close: () => save({ writing: null }),
    remove: (gone) =>
      save({ marks: marks.filter((one) => one.key !== gone), taken: taken.filter((id) => id !== gone) }),
    taken,
    take: (mark) => save({ marks: withKept(mark), taken: [...taken, mark.key] }),
    clear: () => save({ marks: [], writing: null }),
  };
}
