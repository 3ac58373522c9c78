/** What galleries demand beyond the shape of their forms. Pure. */

import type { MediaKind } from '#contract/core/media.ts';
import { parseWaveform } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import { invalid } from '#server/core/http/refusal.ts';

/** Of sound only. 422 for a text that is none. */
export function waveformOf(text: string | undefined, kind: MediaKind): number[] | null {
  if (kind !== 'audio' || text === undefined) return null;
  const bars = parseWaveform(text);
  if (!bars) throw invalid('waveform', words.common.errors.invalid);
  return bars;
}

/** 422 unless `ids` are the items that are there, each once. */
export function assertArrangement(ids: readonly string[], items: readonly string[]): void {
  const sent = new Set(ids);
  const same = ids.length === items.length && items.every((id) => sent.has(id));
  if (!same) throw invalid('ids', words.gigs.errors.galleryChanged);
}
