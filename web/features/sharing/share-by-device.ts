/** The share sheet of the device: what people know from every other app on it. */

/** False when there is none, or when it refuses; true also when it was closed without sharing. Call it on a press. */
export async function offerToDevice({ title, url }: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, text: title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Opens WhatsApp with a message that is ready to be sent; `wa.me` loses the preview on some phones. */
export function whatsappUrl({ title, url }: { title: string; url: string }): string {
  return `https://api.whatsapp.com/send?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
