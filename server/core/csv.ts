/** Comma-separated values (RFC 4180) of which a spreadsheet runs nothing. */

/** What spreadsheets take for the beginning of a formula. */
const BEGINS_FORMULA = /^[=+\-@\t\r\0]/;

/** One line with its end; every value in quotes, and none of them a formula. */
export function csvRow(values: readonly string[]): string {
  const cells = values.map((value) => {
    const harmless = BEGINS_FORMULA.test(value) ? `'${value}` : value;
    return `"${harmless.replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\r\n`;
}
