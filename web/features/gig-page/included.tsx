/** What a package holds, a line each with its tick. */
import { Check } from 'lucide-react';

export function Included({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2 wrap-anywhere">
          <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
          {line}
        </li>
      ))}
    </ul>
  );
}
