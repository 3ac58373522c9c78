/** Changes the level of one skill or language. */
import { type SyntheticEvent, useId, useState } from 'react';
import { words } from '#contract/words.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { RadioField } from '#web/ui/forms/choice-fields.tsx';
import { LEVELS, type LevelEntry, useSaveLevels } from './save-levels.ts';

export function LevelDialog({ of, onClose }: { of: LevelEntry; onClose: () => void }) {
  const id = useId();
  const [level, setLevel] = useState(of.level);
  const { keep, busy, error } = useSaveLevels(of.kind, () => {
    notify.good(
      of.kind === 'skill' ? words.notifications.fixed.edited : words.notifications.fixed.languageChanged,
    );
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    keep([{ id: of.id, level }]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.common.named.of(of.name)}
      size="sm"
      busy={busy}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.common.fixed.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {words.common.fixed.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="grid gap-4">
        <RadioField
          name="level"
          label={words.profiles.levels.label}
          value={level}
          onChange={setLevel}
          options={LEVELS[of.kind].map((one) => ({ value: one, label: words.common.named.of(one) }))}
        />
        {error && <ErrorNote text={messageOf(error)} />}
      </form>
    </Dialog>
  );
}
