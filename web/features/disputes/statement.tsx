/** What one side says in a dispute, with its evidence. */
import type { Dispute } from '#contract/disputes/disputes.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { FileLink } from '#web/ui/pieces/file-link.tsx';

type Props = {
  statement: Dispute['statement'];
  /** "You", or the name of the other side. */
  name: string;
  /** What they did: "opened the dispute". */
  verb: string;
};

export function Statement({ statement, name, verb }: Props) {
  return (
    <article className="grid gap-2">
      <p>
        <strong className="font-semibold">{name}</strong> {verb}
        <span className="text-soft"> · {showMoment(statement.at)}</span>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{statement.text}</p>
      {statement.files.length > 0 && (
        <ul aria-label={words.disputes.evidence.from(name)} className="grid">
          {statement.files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
