/** What members reported to us about others. */
import { showMoment } from '#web/lib/dates.ts';
import { PersonLink } from './tables.tsx';

type Person = { id: string; name: string };
type Report = { id: string; reason: string; by: Person; created_at: string; about?: Person };

/** `about` is left out where all are about the person in view. */
export function ReportList({ reports }: { reports: readonly Report[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {reports.map(({ id, reason, by, created_at, about }) => (
        <li key={id} className="rounded-card border border-line bg-card p-4 wrap-anywhere">
          {about && (
            <p>
              About <PersonLink person={about} />
            </p>
          )}
          <p>{reason}</p>
          <p className="text-sm text-soft">
            By <PersonLink person={by} />, {showMoment(created_at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
