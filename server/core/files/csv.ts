/** Comma-separated values (RFC 4180) that a spreadsheet shows and never runs. */

/** What spreadsheets take for the beginning of a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r\0]/;

export type Cell = string | null;

/** One line with its end; every value in quotes, none of them a formula, nothing for null. */
export function csvRow(values: readonly Cell[]): string {
  const cells = values.map((value) => {
    const text = value ?? '';
    const harmless = BEGINS_FORMULA.test(text) ? `'${text}` : text;
    return `"${harmless.replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\r\n`;
}
