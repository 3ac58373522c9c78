/** A refusal in one line, announced when it appears. */
import { CircleAlert } from 'lucide-react';

export function ErrorNote({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded bg-brick-wash px-3 py-2.5 font-medium wrap-anywhere text-brick"
    >
      <CircleAlert size={18} className="mt-0.75 shrink-0" />
      {text}
    </p>
  );
}
