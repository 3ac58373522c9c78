/** A sent remark: its state, and what its reader can do about it. */
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Mark } from '#contract/orders/mark.ts';
import { blocksNextRound, MARK_LETTERS, marks } from '#contract/orders/marks.ts';
import { words } from '#contract/words.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '#web/lib/draft-store.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { MarkFacts } from '#web/ui/proof/mark-facts.tsx';

const w = words.room.page;

export type MarkReader = 'answers' | 'settles' | 'reads';
type Props = { mark: Mark; where: string; reader: MarkReader };

export function MarkRow({ mark, where, reader }: Props) {
  return (
    <>
      <MarkFacts mark={mark} where={where} blocks={reader === 'answers' && blocksNextRound(mark)} />
      {reader === 'answers' && mark.state !== 'settled' && <Answer mark={mark} />}
      {reader === 'settles' && (mark.state !== 'open' || mark.answer) && <SettleButton mark={mark} />}
    </>
  );
}

function Answer({ mark }: { mark: Mark }) {
  const draft = draftKey(`answer.${mark.id}`);
  const [text, setText] = useState(() => (readDraft(draft)?.text as string | undefined) ?? null);
  const [missing, setMissing] = useState(false);
  const write = (typed: string) => {
    setText(typed);
    writeDraft(draft, { text: typed });
  };
  const close = () => {
    setText(null);
    setMissing(false);
    removeDraft(draft);
  };
  const answer = useMutationCall(marks.answer, { untilFresh: true, onSuccess: close });
  const say = (done: boolean, words: string | null) =>
    answer.mutate({ params: { id: mark.id }, body: { done, ...(words && { answer: words }) } });
  const done = mark.state === 'done';
  return (
    <div className="relative grid gap-2">
      {text !== null && (
        <TextareaField
          label={w.answerLabel}
          error={missing && !text.trim() ? words.room.marks.answerMissing : undefined}
          value={text}
          onChange={(event) => write(event.target.value)}
          maxLength={MARK_LETTERS}
          rows={2}
        />
      )}
      <div className="flex flex-wrap gap-2 *:flex-auto sm:*:flex-none">
        {text === null ? (
          <>
            {mark.kind !== 'question' && (
              <Button
                size="sm"
                variant={done ? 'quiet' : 'primary'}
                icon={!done && <Check size={18} className="max-sm:hidden" />}
                busy={answer.isPending}
                onClick={() => say(!done, mark.answer)}
              >
                {done ? w.notDone : w.done}
              </Button>
            )}
            <Button
              size="sm"
              variant={mark.kind === 'question' ? 'secondary' : 'quiet'}
              onClick={() => setText(mark.answer ?? '')}
            >
              {w.answer}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="sm"
              busy={answer.isPending}
              onClick={() => (text.trim() || mark.answer ? say(done, text.trim()) : setMissing(true))}
            >
              {w.saveAnswer}
            </Button>
            <Button size="sm" variant="quiet" onClick={close}>
              {words.common.fixed.cancel}
            </Button>
          </>
        )}
      </div>
      {answer.error && <ErrorNote text={messageOf(answer.error)} />}
    </div>
  );
}

function SettleButton({ mark }: { mark: Mark }) {
  const settle = useMutationCall(marks.settle, { untilFresh: true });
  const settled = mark.state === 'settled';
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={settle.isPending}
        className="relative justify-self-start"
        onClick={() => settle.mutate({ params: { id: mark.id }, body: { settled: !settled } })}
      >
        {settled ? w.reopen : w.settle}
      </Button>
      {settle.error && <ErrorNote text={messageOf(settle.error)} />}
    </>
  );
}
