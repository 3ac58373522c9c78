/** HTML that the server writes: a template whose every hole is escaped, so that no text can become a tag. */
import { escapeHtml } from '#server/core/mail/mail-template.ts';

/** HTML that is whole and safe. */
export type Markup = { readonly markup: string };
/** What a hole of the template takes; null, undefined and false leave it empty. */
export type Part = Markup | string | number | false | null | undefined | readonly Part[];

/** The template: html`<p>${text}</p>`. Attributes are in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const [first = '', ...rest] = strings;
  return { markup: rest.reduce((text, string, index) => text + written(parts[index]) + string, first) };
}

/** For HTML that was made and checked elsewhere: a built style sheet, JSON that can end no element. */
export function trusted(markup: string): Markup {
  return { markup };
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(written).join('');
}

/** JSON that can end no script element and no line of script. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
