/** Opens the dialog that asks for the second factor again, over whatever is open. */
import { useEffect, useState } from 'react';
import { later } from '#web/lib/later.ts';
import { answerSecondStep } from '#web/lib/second-step.ts';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const DIALOG = later(async () => (await import('../second-factor/confirm-dialog.tsx')).ConfirmDialog);

type Answer = { give: (shown: boolean) => void };

export function SecondStepAgain() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => answerSecondStep(() => new Promise<boolean>((give) => setAnswer({ give }))), []);
  if (!answer) return null;
  const end = (shown: boolean) => {
    setAnswer(null);
    answer.give(shown);
  };
  return <LazyDialog dialog={DIALOG} given={{ onClose: () => end(false), onShown: () => end(true) }} />;
}
