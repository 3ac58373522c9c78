/** The same list with the one at `index` a place further up. */
export function moved(ids: readonly string[], index: number): string[] {
  const [one] = ids.slice(index, index + 1);
  if (one === undefined || index === 0) return [...ids];
  const others = ids.filter((id) => id !== one);
  return [...others.slice(0, index - 1), one, ...others.slice(index - 1)];
}
