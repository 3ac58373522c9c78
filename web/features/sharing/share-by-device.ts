/** The device's share sheet, which people know from other apps. */

/** False when there is none or it refuses; true also when it was closed without sharing. Call it from a click handler. */
export async function shareByDevice({ title, url }: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, text: title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** The address that opens WhatsApp with a message ready to send; `wa.me` loses the preview on some phones. */
export function whatsappUrl({ title, url }: { title: string; url: string }): string {
  return `https://api.whatsapp.com/send?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
