/** The work of a disputed order as an operator sees it: every round with its remarks in place, and what was agreed. */
import { useState } from 'react';
import type { DisputeCase } from '#contract/disputes/dispute-cases.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { Delivered } from '#web/ui/files/delivered.tsx';
import { ItemAnswer } from '#web/ui/proof/item-answer.tsx';
import { LabelledMark, MarkFacts } from '#web/ui/proof/mark-facts.tsx';
import { fileBefore, pinsOf, whereOf } from '#web/ui/proof/mark-places.ts';
import { RoomStage } from '#web/ui/proof/room-stage.tsx';
import { Section } from './detail.tsx';
import { EmptyNote } from './list.tsx';

const w = words.operator.dispute;

export function DisputeWork({ one: { submissions, acceptance } }: { one: DisputeCase }) {
  return (
    <Section title={w.work}>
      {submissions.length === 0 && <EmptyNote text={w.noWork} />}
      <ul className="grid gap-3">
        {submissions.map((round, at) => (
          <li key={round.id} className="card grid gap-2 p-4">
            <Round round={round} before={submissions[at + 1]} />
          </li>
        ))}
      </ul>
      {acceptance.length > 0 && (
        <Card title={words.room.acceptance.title} className="mt-3 max-w-3xl">
          <ul className="grid gap-2">
            {acceptance.map(({ id, text, met }) => (
              <li key={id} className="flex items-start gap-2">
                <ItemAnswer met={met} />
                <span className="wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

type RoundOf = DisputeCase['submissions'][number];

function Round({ round, before }: { round: RoundOf; before: RoundOf | undefined }) {
  const [looking, setLooking] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const file = round.files.find(({ id }) => id === looking);
  return (
    <>
      <p className="font-semibold">{w.round(round.round)}</p>
      <p className="break-words whitespace-pre-line">{round.comment}</p>
      <Delivered
        files={round.files}
        links={round.links}
        none={words.orders.milestones.noAttachment}
        note={(one) => hasPreview(one) && <LookButton {...{ one, looking, setLooking }} />}
      />
      {file && (
        <RoomStage
          file={file}
          before={before && fileBefore(file, round, before)}
          pins={pinsOf(round.marks, file.id)}
          chosen={chosen}
          onChoose={setChosen}
          onPlace={undefined}
        />
      )}
      {round.decline_reason && <p className="break-words text-soft">{w.declined(round.decline_reason)}</p>}
      <ol className="grid max-w-3xl gap-3">
        {round.marks.map((mark) => (
          <LabelledMark key={mark.id} id={mark.id} label={mark.number} chosen={mark.id === chosen}>
            <div className="grid min-w-0 flex-1 gap-1">
              <MarkFacts mark={mark} where={whereOf(mark, round.files)} />
            </div>
          </LabelledMark>
        ))}
      </ol>
    </>
  );
}

/** True when there is a preview picture of the file or its pages. */
function hasPreview({ preview }: DeliveredFile): boolean {
  return preview !== null;
}

type LookProps = { one: DeliveredFile; looking: string | null; setLooking: (id: string | null) => void };

function LookButton({ one: { id, name }, looking, setLooking }: LookProps) {
  const open = looking === id;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-expanded={open}
      aria-label={w.lookAt(name)}
      onClick={() => setLooking(open ? null : id)}
    >
      {w.look}
    </Button>
  );
}
