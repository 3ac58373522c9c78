/** The reference in the address that the payment provider sends the browser back to. */

/** Both of the provider's names for it; anything that cannot be one of ours counts as missing. */
export function readReference(search: Record<string, unknown>): { reference?: string } {
  const found = [search.reference, search.trxref].find((value) => typeof value === 'string');
  return typeof found === 'string' && /^[a-z0-9-]{16,50}$/.test(found) ? { reference: found } : {};
}
