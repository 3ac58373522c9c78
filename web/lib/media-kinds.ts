/** The name of each kind of media. */
import type { MediaKind } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';

export const MEDIA_KINDS: Record<MediaKind, string> = {
  image: words.common.labels.picture,
  audio: words.common.labels.sound,
  video: words.common.labels.video,
};
