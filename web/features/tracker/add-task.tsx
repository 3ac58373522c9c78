/** The place of the form of a new task: its code comes when it is first opened. */
import type { TrackedOrder } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';

const FORM = later(async () => (await import('./add-task-form.tsx')).AddTaskForm);

export function AddTask(props: { order: TrackedOrder; onClose: () => void }) {
  const { part: Form, failure, retry } = useLater(FORM);
  if (Form) return <Form {...props} />;
  if (failure) return <ErrorBox error={failure} title={words.tracker.board.formFailed} onRetry={retry} />;
  return <Skeleton className="h-96 rounded-card" />;
}
