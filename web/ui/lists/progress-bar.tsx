/** How far something is, as the native element. */

/** `part` from 0 to 1. */
export function ProgressBar({ part, label }: { part: number; label: string }) {
  const percent = Math.round(part * 100);
  return (
    <div className="flex items-center gap-3">
      <progress aria-label={label} value={percent} max={100} className="progress h-2 flex-1" />
      <span className="w-11 text-right text-sm tabular-nums text-soft">{percent}%</span>
    </div>
  );
}
