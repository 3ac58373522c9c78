/** The letters in place of a person's picture: of the first and the last word that have one, with its tone and dot. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}\p{M}*/u) ?? []);
  return (
    letters
      .filter((_, index) => index === 0 || index === letters.length - 1)
      .join('')
      .toUpperCase() || '?'
  );
}
