/** How long a sound or video is, for the eye and for screen readers. */
import { words } from '#contract/words.ts';

/** `0:07`, `3:20`, `1:02:05`. What sounds at all lasts a second. */
export function showLength(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** `7 seconds`, `3 minutes 20 seconds`. */
export function sayLength(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const said = [
    minutes > 0 && words.common.counted.minutes(minutes),
    (rest > 0 || minutes === 0) && words.common.counted.seconds(rest),
  ];
  return said.filter(Boolean).join(' ');
}

function wholeSeconds(seconds: number): number {
  return seconds > 0 ? Math.max(1, Math.round(seconds)) : 0;
}
