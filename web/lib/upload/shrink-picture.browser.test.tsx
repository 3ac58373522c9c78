/** A photo straight from a phone becomes small enough to send; an unreadable file stays as it is. */
import { expect, test } from 'vitest';
import { PROFILE_IMAGE_MAX_BYTES } from '#contract/core/files.ts';
import { PHOTO_MAX_BYTES, shrinkPicture } from './shrink-picture.ts';

/** Noise does not compress: a photo of 2,600 × 1,000 px with more than two megabytes. */
async function photo(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2600, 1000];
  const context = canvas.getContext('2d');
  const noise = context?.createImageData(canvas.width, canvas.height);
  if (!context || !noise) throw new Error('no canvas');
  for (let i = 0; i < noise.data.length; i += 1)
    noise.data[i] = i % 4 === 3 ? 255 : ((i * 2_654_435_761) >>> 13) % 256;
  context.putImageData(noise, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.95);
  });
  if (!blob) throw new Error('no photo');
  return new File([blob], 'IMG_2031.jpg', { type: 'image/jpeg' });
}

test('a photo above the limit is sent with a long edge of 2,000 px', async () => {
  const taken = await photo();
  expect(taken.size).toBeGreaterThan(PROFILE_IMAGE_MAX_BYTES);
  const sent = await shrinkPicture(taken);
  expect(sent).toMatchObject({ name: 'IMG_2031.webp', type: 'image/webp' });
  expect(sent.size).toBeLessThan(taken.size);
  const { width, height } = await createImageBitmap(sent);
  expect([width, height]).toEqual([2000, 769]);
});

test.each([
  ['a picture that is small already', new File([new Uint8Array(1000)], 'a.png', { type: 'image/png' })],
  ['what is no picture', new File([new Uint8Array(400_000)], 'a.mp4', { type: 'video/mp4' })],
  ['what cannot be read', new File([new Uint8Array(400_000)], 'a.png', { type: 'image/png' })],
  ['what is too large', new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], 'a.png', { type: 'image/png' })],
])('%s stays as it is', async (_case, file) => {
  expect(await shrinkPicture(file)).toBe(file);
});
