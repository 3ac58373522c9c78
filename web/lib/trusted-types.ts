/**
 * The policy for strings that become HTML or code, where the server enforces Trusted Types: HTML may be parsed into
 * a separate document, where nothing runs (the brief editor does this), but never written into the page; only this site's
 * own worker may be registered.
 */
import { language } from '#contract/words/en/language.ts';

// One per language, because it lists the files of that build.
const BUILT = language === 'en' ? '/worker.js' : `/worker.${language}.js`;

/** In development only its push part works: files have no fixed names then. */
export const WORKER = import.meta.env.DEV ? '/push-worker.js' : BUILT;

type Policy = {
  createHTML(html: string, type: string, sink: string): string | null;
  createScriptURL(url: string): string | null;
};
type TrustedTypes = { createPolicy(name: 'default', rules: Policy): unknown };

/** Sets the rule; once, at the start. Browsers without Trusted Types need none. */
export function guardHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
    createScriptURL: (url) => (url === WORKER ? url : null),
  });
}
