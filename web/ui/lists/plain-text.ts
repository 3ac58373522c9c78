/** Formatted text that people wrote (job briefs), read without its formatting. */

/** The words of formatted text without the formatting, for previews and titles. */
export function plainText(html: string): string {
  const text = parseHtml(
    html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote|div)>|<br\s*\/?>/gi, (tag) => ` ${tag}`),
  ).textContent;
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** In a document of its own, in which nothing runs and nothing is fetched. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
