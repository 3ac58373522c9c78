/** Comma-separated values (RFC 4180) in which no value can run as a spreadsheet formula. */

/** Characters that spreadsheets read as the start of a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r\0]/;

export type Cell = string | null;

/** Returns one line with its line end; every value is quoted and none is a formula; null is empty. */
export function csvRow(values: readonly Cell[]): string {
  const cells = values.map((value) => {
    const text = value ?? '';
    const harmless = BEGINS_FORMULA.test(text) ? `'${text}` : text;
    return `"${harmless.replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\r\n`;
}
