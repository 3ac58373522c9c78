/**
 * The rule for strings that become HTML, where the server asks browsers for Trusted Types: they may be read into
 * a document of their own, where nothing runs (the brief editor does), and never be written into the page.
 */

type Policy = { createHTML(html: string, type: string, sink: string): string | null };
type TrustedTypes = { createPolicy(name: 'default', rules: Policy): unknown };

/** Sets the rule; once, at the start. Browsers without Trusted Types need none. */
export function guardHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
  });
}
