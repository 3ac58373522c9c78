/** A QR code as an SVG path, drawn by the server so that the console needs no library for its one picture. */
import { encode } from 'uqr';

/** `path` holds the dark squares, one unit each, in a square of `size` units with four light ones around it. */
export type QrCode = { size: number; path: string };

/** The light edge that readers look for. */
const QUIET = 4;

export function qrOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: rows.join('') };
}

/** Where dark squares begin, and how many follow each other. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
