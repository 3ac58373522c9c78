/** A number in groups of three digits. Without the browser's own formatters: the first of them takes a phone 60 ms. */
export function grouped(digits: string, between: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, between);
}
