/** Makes phone photos small enough to send, in the browser: the long edge at most 2,000 px, without metadata. */
import { MEGABYTE } from '#contract/core/files.ts';

/** Enough for a photo of any phone; larger ones are not even opened. */
export const PHOTO_MAX_BYTES = 15 * MEGABYTE;
const EDGE_MAX = 2000;
/** Smaller pictures are sent as they are: the server writes them anew anyway. */
const SMALL_BYTES = 300_000;
const QUALITY = 0.85;

/** The picture to send: smaller where that helps, unchanged if this browser cannot read it. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isPicture(file) || file.size > PHOTO_MAX_BYTES || file.size < SMALL_BYTES) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  const blob = await drawn(bitmap);
  bitmap.close();
  if (!blob || blob.size >= file.size) return file;
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${ending}`, { type: blob.type });
}

/** Some phones identify HEIC only by the file name. */
function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(heic|heif)$/i.test(name);
}

async function drawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, EDGE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, 'image/webp');
  // A browser that cannot write WebP answers with PNG.
  return webp?.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg');
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
}
