/** HTML written by the server: a template that escapes every inserted value, so that no text can become a tag. */
import { escapeHtml } from '#server/core/mail/mail-template.ts';

/** Complete, safe HTML. */
export type Markup = { readonly markup: string };
/** A value that can be inserted into the template; null, undefined and false insert nothing. */
export type Part = Markup | string | number | false | null | undefined | readonly Part[];

/** The template: html`<p>${text}</p>`. Attributes must be in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const [first = '', ...rest] = strings;
  return { markup: rest.reduce((text, string, index) => text + written(parts[index]) + string, first) };
}

/** Marks HTML as safe that was made and checked elsewhere: a built style sheet, JSON that cannot end an element. */
export function trusted(markup: string): Markup {
  return { markup };
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(written).join('');
}

/** JSON that cannot end a script element or a line of script. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
