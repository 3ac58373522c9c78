/** Short tables of numbers written as text, because a list of lists would take a line for each number. */

/** `'0 0.4, 1.2 0.3'` as pairs. */
export function rows(text: string): (readonly [number, number])[] {
  return text.split(', ').map((row) => row.split(' ').map(Number) as unknown as readonly [number, number]);
}

/** `'0 #ffffff 0.9, 1 #000000 0'` as the place, colour and alpha of each stop. */
export function stops(text: string): (readonly [number, string, number])[] {
  return text.split(', ').map((row) => {
    const [at, colour, alpha] = row.split(' ');
    return [Number(at), colour ?? '', Number(alpha)] as const;
  });
}
