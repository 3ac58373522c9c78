/** Words as codes: what the server writes instead of a sentence, and how a code becomes a sentence of a language. */

/** The same keys, and the same parameters in the same order; the texts are free. */
export type Alike<T> = T extends string
  ? string
  : T extends readonly [string, string]
    ? readonly [string, string]
    : T extends readonly string[]
      ? readonly string[]
      : T extends (...given: infer G) => infer R
        ? (...given: G) => Alike<R>
        : { readonly [K in keyof T]: Alike<T[K]> };

/** A sentence on the wire: its place in the catalogue, and what stands in its gaps. */
export type CodedMessage = { code: string; params: (string | number)[] };

/**
 * A catalogue whose every sentence is its own place: `gigs.errors.tooMany`, or `common.form.tooLong(80)` for one with
 * parameters. Only sentences may be asked for.
 */
export function codesOf<T extends object>(catalogue: T, place = ''): Alike<T> {
  const entries = Object.entries(catalogue).map(([key, value]) => [key, codeOf(value, `${place}${key}`)]);
  return (
    Array.isArray(catalogue) ? entries.map(([, code]) => code) : Object.fromEntries(entries)
  ) as Alike<T>;
}

function codeOf(value: unknown, place: string): unknown {
  if (typeof value === 'function')
    return (...params: unknown[]) => `${place}(${JSON.stringify(params).slice(1, -1)})`;
  if (value === null) return null;
  return typeof value === 'object' ? codesOf(value as object, `${place}.`) : place;
}

/** What a code made by `codesOf` says; null for other text, such as a sentence that somebody typed. */
export function readCode(text: string): CodedMessage | null {
  const [, code, params] = /^([a-z]\w*(?:\.[\w-]+)+)(?:\((.*)\))?$/is.exec(text) ?? [];
  if (code === undefined) return null;
  try {
    return { code, params: JSON.parse(`[${params ?? ''}]`) as CodedMessage['params'] };
  } catch {
    return null;
  }
}

/** The sentence behind a code, in the language of the catalogue; other text stays as it is. */
export function renderCode(text: string, catalogue: object): string {
  const message = readCode(text);
  const entry = message?.code
    .split('.')
    .reduce<unknown>(
      (branch, key) => (branch && typeof branch === 'object' ? Reflect.get(branch, key) : undefined),
      catalogue,
    );
  if (typeof entry === 'function') return String(entry(...(message?.params ?? [])));
  return typeof entry === 'string' ? entry : text;
}
