/** What the two parties of a job wrote to each other: opened with a reason only, and that is kept. */
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { PRODUCT } from '#contract/core/product.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { Action } from './action.tsx';
import { Section } from './detail.tsx';
import { Nothing } from './list.tsx';

const w = words.operator.messages;

export function Messages({ jobId }: { jobId: string }) {
  const [read, setRead] = useState<Reply<typeof operator.messages>['messages'] | null>(null);
  return (
    <Section title={w.title}>
      {read?.length === 0 && <Nothing text={w.empty} />}
      {read === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
          <p className="text-soft">{w.lead}</p>
          <Action
            label={w.action}
            title={w.dialog}
            text={w.text}
            endpoint={operator.messages}
            input={(body) => ({ params: { id: jobId }, body })}
            onReply={({ messages }) => setRead(messages)}
            done={w.done}
          />
        </div>
      ) : (
        <ol className="grid max-h-[32rem] gap-3 overflow-y-auto rounded-card border border-line bg-card p-4 empty:hidden">
          {read.map(({ id, sender, created_at, body }) => (
            <li key={id}>
              <p className="text-sm text-soft">
                {sender?.name ?? PRODUCT}, {showMoment(created_at)}
              </p>
              <p className="break-words whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
