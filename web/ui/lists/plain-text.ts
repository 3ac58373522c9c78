/** Formatted text that people wrote (job briefs), read without its formatting. */

/** The text without its formatting, for previews and titles. */
export function plainText(html: string): string {
  const text = parseHtml(
    html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote|div)>|<br\s*\/?>/gi, (tag) => ` ${tag}`),
  ).textContent;
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Parses into a separate document, in which nothing runs and nothing is fetched. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
