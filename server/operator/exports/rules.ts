/** Comma-separated values (RFC 4180) that a spreadsheet shows and never runs. */

/** Spreadsheets take such a cell for a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;

export type Cell = string | null;

/** One line with its end; every cell in quotes, nothing in it a formula. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  const text = cell ?? '';
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Kobo as naira with two decimals, for calculating: `50000.00`. */
export function csvNaira(amount: bigint): string {
  const text = amount.toString().replace('-', '').padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
