/**
 * The rule for strings that become HTML or code, where the server asks browsers for Trusted Types: HTML may be read into
 * a document of its own, where nothing runs (the brief editor does), and never be written into the page; the one worker
 * of this site may be registered.
 */
import { language } from '#contract/words/en/language.ts';

// One for each language, for it names the files of that build.
const BUILT = language === 'en' ? '/worker.js' : `/worker.${language}.js`;

/** While developing only its part for pushed news works: files have no fixed names then. */
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
