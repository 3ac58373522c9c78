/** Finds a finished sentence of one catalogue in another one: by its text, or by the form of what has parameters. */

type Pattern = { form: RegExp; say: (...values: (string | number)[]) => unknown };
type Found = { plain: Map<string, string>; patterns: Pattern[] };

/** Stands for a parameter while the forms are found out: it writes itself as its mark, whatever is done with it. */
const MARK = /\uE000(\d)\uE001/g;

/**
 * Builds the way from the first catalogue of each pair to the second. Both have the same keys. A sentence with
 * parameters is known by its form; what stood in the places of the parameters is translated as well, if it is known, and
 * then handed to `figure`, which writes amounts as the other language does.
 */
export function translator(
  pairs: readonly (readonly [object, object])[],
  figure: (text: string) => string = (text) => text,
): (text: string) => string {
  const found: Found = { plain: new Map(), patterns: [] };
  for (const [from, to] of pairs) collect(from as Branch, to as Branch, found);
  // The longest form first: it says most about a sentence.
  found.patterns.sort((a, b) => b.form.source.length - a.form.source.length);
  const say = (text: string): string => {
    const plain = found.plain.get(text);
    if (plain !== undefined) return plain;
    for (const { form, say: write } of found.patterns) {
      const match = form.exec(text);
      if (match) return String(write(...valuesOf(match, (value) => figure(say(value)))));
    }
    return text;
  };
  return say;
}

type Branch = Record<string, unknown>;

function collect(from: Branch, to: Branch, found: Found): void {
  for (const [key, value] of Object.entries(from)) {
    const other = to[key];
    if (typeof value === 'string' && typeof other === 'string') found.plain.set(value, other);
    else if (typeof value === 'function' && typeof other === 'function') {
      found.patterns.push(...patternsOf(value as Pattern['say'], other as Pattern['say']));
    } else if (value && other && typeof value === 'object') collect(value as Branch, other as Branch, found);
  }
}

function patternsOf(from: Pattern['say'], to: Pattern['say']): Pattern[] {
  const marks = Array.from({ length: from.length }, (_, index) => markOf(index));
  const text = from(...marks);
  if (typeof text !== 'string') return [];
  const literal = text.replace(MARK, '');
  // A sentence that is nothing but its parameters has no form by which it could be known.
  if (!/\p{L}{2}/u.test(literal)) return [];
  const order: number[] = [];
  const parts = text.split(MARK).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    order.push(Number(part));
    return '(.+?)';
  });
  const one = from.length === 1 ? singular(from, to) : [];
  const say = (...values: (string | number)[]) =>
    to(...marks.map((_, index) => values[order.indexOf(index)] ?? ''));
  return [...one, { form: new RegExp(`^${parts.join('')}$`, 's'), say }];
}

/** `1 day` is another sentence than `3 days`. */
function singular(from: Pattern['say'], to: Pattern['say']): Pattern[] {
  const text = from(1);
  return typeof text === 'string' ? [{ form: new RegExp(`^${escaped(text)}$`), say: () => to(1) }] : [];
}

/** Text wherever one is written, and no number that anything is equal to. */
function markOf(index: number): string {
  return `\uE000${index}\uE001`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function valuesOf(match: RegExpExecArray, say: (text: string) => string): (string | number)[] {
  return match.slice(1).map((value) => (/^\d{1,9}$/.test(value) ? Number(value) : say(value)));
}
