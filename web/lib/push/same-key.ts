/** Whether a browser's push subscription was made with a given key. */

/** `key` is base64url without padding, as the API sends it. */
export function sameKey(bytes: ArrayBuffer | null, key: string): boolean {
  if (!bytes) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
