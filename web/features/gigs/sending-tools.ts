/** What is made from a file before it is uploaded, as one chunk that loads when the first file is chosen. */
import { PICTURE_WIDTHS } from '#contract/core/media.ts';
import { soundBars } from '#web/lib/sound/sound-bars.ts';

export const sendingTools = { soundBars, takePoster };

const WIDEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0;
const PATIENCE_MS = 15_000;
/** Brightness (0 to 255) below which a frame counts as black. Films begin with black; night scenes are brighter than this. */
const BLACK_BELOW = 14;
/** Where to look for a frame: in seconds, then as fractions of the duration. */
const FIRST_SECONDS = [0.1, 0.6, 1.5, 3];
const LATER_PARTS = [0.15, 0.3, 0.5];

/** Returns the first frame of a video that is not black; null when the browser cannot show it, which is then sent without a poster. */
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

/** Returns the first frame that is not black, or the last one looked at when all are. */
async function firstBright(video: HTMLVideoElement): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  for (const second of posterTimes(video.duration)) {
    const arrived = happens(video, 'seeked');
    video.currentTime = second;
    await arrived;
    draw(canvas, video);
    if (brightness(canvas) >= BLACK_BELOW) break;
  }
  return canvas;
}

/** Times to look at, in seconds, ascending and none past the end. An unknown duration is `Infinity` or `NaN`. */
export function posterTimes(duration: number): number[] {
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
