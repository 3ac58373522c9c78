/** Light copies of handed-in sound and film, played until the work is accepted (rule 2.21): how the server or the talent's browser makes them. */
import { DELIVERABLE_MAX_BYTES } from '../core/files.ts';

/** Bits a second of the audible part, so that the whole file stays below 32,000; samples a second, one channel. */
export const PROXY_SOUND = { bitrate: 28_000, rate: 24_000 } as const;
/** Pixels of the sides at most, frames a second, and bits a second: with its sound a film stays below 300,000. */
export const PROXY_FILM = { longer: 640, shorter: 360, fps: 25, bitrate: 220_000 } as const;
/** Degrees by which the mark on a picture or film is turned. */
export const WATERMARK_TILT = -28;
/** What is heard over a sound again and again: seconds between the beginnings, its length, hertz, and 0 to 1. */
export const PROXY_TONE = { every: 8, length: 0.4, hertz: 880, loudness: 0.06 } as const;

/** What is drawn over a work, behind the hunter's name where it is known: the end of the order's id, by which it is found. */
export function orderNumber(jobId: string): string {
  return `Adire ${jobId.slice(-8)}`;
}

export function isSound(mime: string): boolean {
  return mime.startsWith('audio/');
}

/** Sound and film, also the kinds that browsers do not play. */
export function isSoundOrFilm(mime: string): boolean {
  return isSound(mime) || mime.startsWith('video/');
}

/** As much of a work, from its beginning, is in its proxy. */
export function proxySecondsMax(mime: string): number {
  return isSound(mime) ? 20 * 60 : 10 * 60;
}

/** What a proxy of so many seconds may weigh: the rates of browsers swing, most of all in the first seconds. */
export function proxyBytesMax(mime: string, seconds: number): number {
  const rate = isSound(mime) ? 32_000 : 300_000;
  return Math.min(DELIVERABLE_MAX_BYTES, 100_000 + (seconds * rate * 1.25) / 8);
}
