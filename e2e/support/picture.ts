/** A small real picture to upload. */

/** For `setInputFiles`: a PNG of 1 × 1 pixel. */
export function smallPicture(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}
