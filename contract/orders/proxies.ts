/** Proxies: light copies of submitted sound and film, played until the work is accepted (rule 2.21); limits for making them. */
import { DELIVERABLE_MAX_BYTES } from '../core/files.ts';

/** Bits per second, so that the whole file stays below 32,000, and samples per second; one channel. */
export const PROXY_SOUND = { bitrate: 28_000, rate: 24_000 } as const;
/** Maximum side lengths in pixels, frames per second, bits per second: a film with its sound stays below 300,000. */
export const PROXY_FILM = { longer: 640, shorter: 360, fps: 25, bitrate: 220_000 } as const;
/** Rotation of the watermark on a picture or film, in degrees. */
export const WATERMARK_TILT = -28;
/** The tone that repeats over a sound: seconds between starts, seconds it lasts, hertz, and loudness from 0 to 1. */
export const PROXY_TONE = { every: 8, length: 0.4, hertz: 880, loudness: 0.06 } as const;

/** Returns the watermark text, placed after the hunter's name if known: the end of the order's id, which identifies the order. */
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

/** Maximum length of a proxy in seconds, counted from the beginning of the work. */
export function proxySecondsMax(mime: string): number {
  return isSound(mime) ? 20 * 60 : 10 * 60;
}

/** Maximum size in bytes of a proxy this long; generous because bit rates vary between browsers, most of all in the first seconds. */
export function proxyBytesMax(mime: string, seconds: number): number {
  const rate = isSound(mime) ? 32_000 : 300_000;
  return Math.min(DELIVERABLE_MAX_BYTES, 100_000 + (seconds * rate * 1.25) / 8);
}
