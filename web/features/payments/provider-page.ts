/** Which addresses the browser may be sent to for paying, so that no other page can slip one in. */

/** Returns the address if it is https or on this site (where the provider's simulator runs), otherwise null. */
export function providerPage(address: string, here: string = location.origin): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && (url.origin === here || isLoopback(url.hostname)) ? url.href : null;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}
