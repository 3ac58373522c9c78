/** HTML by tagged templates: every value is escaped unless it is HTML already. */

export type Html = { readonly html: string };

export type Part = Html | string | number | null | undefined | false | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes HTML; false, null and undefined leave nothing, lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string) };
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object') return (part as Html).html;
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Kobo as people read naira: N50,000 or N1,250.50. */
export function naira(kobo: bigint): string {
  const sign = kobo < 0n ? '-' : '';
  const size = kobo < 0n ? -kobo : kobo;
  const rest = size % 100n;
  const whole = (size / 100n).toLocaleString('en-NG');
  return `${sign}N${whole}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
