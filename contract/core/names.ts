/** People's names in sentences. */

/** Returns the first of a person's names; the whole name if there is only one. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}
