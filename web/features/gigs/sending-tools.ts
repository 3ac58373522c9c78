/** What is made of a file before it is sent, in one piece: loaded when the first file was chosen. */
import { PICTURE_WIDTHS } from '#contract/core/media.ts';
import { soundBars } from '#web/lib/sound/sound-bars.ts';

export const sendingTools = { soundBars, takePoster };

const WIDEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0;
const PATIENCE_MS = 15_000;
/** Of 255. Films begin with black; night scenes are brighter than this. */
const BLACK_BELOW = 14;
/** Where to look, in seconds and then in parts of the whole. */
const FIRST_SECONDS = [0.1, 0.6, 1.5, 3];
const LATER_PARTS = [0.15, 0.3, 0.5];

/** The first picture of a video that is not black. Null when the browser cannot show it: it is sent without a poster. */
export async function takePoster(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address });
    await happens(video, 'loadeddata');
    const canvas = await firstBright(video);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return blob && new File([blob], 'poster.jpg', { type: blob.type });
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

/** The last picture that was looked at when all are black. */
async function firstBright(video: HTMLVideoElement): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  for (const second of moments(video.duration)) {
    const arrived = happens(video, 'seeked');
    video.currentTime = second;
    await arrived;
    draw(canvas, video);
    if (brightness(canvas) >= BLACK_BELOW) break;
  }
  return canvas;
}

/** Seconds to look at, in order, none behind the end. An unknown length is `Infinity` or `NaN`. */
export function moments(duration: number): number[] {
  if (!Number.isFinite(duration)) return FIRST_SECONDS;
  const all = [...FIRST_SECONDS, ...LATER_PARTS.map((part) => part * duration)].filter((at) => at < duration);
  return all.length > 0 ? all.toSorted((a, b) => a - b) : [0];
}

function draw(canvas: HTMLCanvasElement, video: HTMLVideoElement): void {
  const scale = Math.min(1, WIDEST / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
}

/** The mean of all colours, 0 to 255, from a small copy. */
function brightness(canvas: HTMLCanvasElement): number {
  const small = document.createElement('canvas');
  small.width = 16;
  small.height = 16;
  const context = small.getContext('2d');
  if (!context) return 255;
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  const colours = data.filter((_, index) => index % 4 !== 3);
  return colours.reduce((sum, one) => sum + one, 0) / colours.length;
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), PATIENCE_MS);
    const settle = (finish: () => void) => () => {
      clearTimeout(timer);
      finish();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('unreadable'))),
      { once: true },
    );
  });
}
