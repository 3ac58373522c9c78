/** The dialog in which a task is given a new status; without a choice it closes and does nothing (rules 2). */
import { useState } from 'react';
import type { TaskStatus } from '#contract/acts/task.ts';
import type { Task } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { COLUMNS } from './tracker-words.ts';

const TARGETS = ['doing', 'done'] as const;

type Props = { task: Task; onMove: (to: TaskStatus) => void; onClose: () => void };

export function MoveTaskDialog({ task, onMove, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const change = () => {
    const to = TARGETS.find((one) => one === chosen);
    onClose();
    if (to) onMove(to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.tracker.fixed.moveHeading}
      text={task.name}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.common.fixed.cancel}
          </Button>
          <Button onClick={change}>{words.tracker.fixed.changeTask}</Button>
        </>
      }
    >
      <SelectField
        label={words.common.labels.status}
        placeholder={words.tracker.move.select}
        hint={words.tracker.move.hint(COLUMNS[task.status])}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={TARGETS.map((value) => ({ value, label: COLUMNS[value] }))}
      />
    </Dialog>
  );
}
