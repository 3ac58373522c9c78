/** Reads request bodies as loosely as Paystack does: JSON or form fields, unknown ones ignored. */

export type Fields = Record<string, unknown>;

/** Returns the body as an object; anything else counts as empty. */
export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

/** Returns the text of a field, or undefined when it is missing, empty or not a string. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export type Amount = { kobo: bigint } | { problem: 'missing' | 'not a number' | 'fraction' };

/** Reads an amount in kobo, given as a number or as digits in a string. */
export function amountOf(value: unknown): Amount {
  if (value === undefined || value === null || value === '') return { problem: 'missing' };
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return { problem: 'not a number' };
  return Number.isSafeInteger(number) ? { kobo: BigInt(number) } : { problem: 'fraction' };
}

/**
 * Returns metadata as Paystack stores it, as JSON, or null when there is none: numbers inside a plain object become
 * text, a stringified object keeps its types.
 */
export function keptMetadata(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return JSON.stringify(numbersAsText(value));
  try {
    const parsed: unknown = JSON.parse(value);
    return JSON.stringify(typeof parsed === 'object' && parsed !== null ? parsed : value);
  } catch {
    return JSON.stringify(value);
  }
}

function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numbersAsText(inner)]));
}
