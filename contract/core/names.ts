/** Names of people inside of sentences. */

/** The first of somebody's names; the whole where there is only one. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}
