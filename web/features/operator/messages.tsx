/** What the two parties of a job wrote to each other: opened with a reason only, and that is kept. */
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/operator.ts';
import { showMoment } from '#web/lib/dates.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Act } from './act.tsx';
import { Nothing } from './list-frame.tsx';
import { Section } from './section.tsx';

type Message = Reply<typeof operator.messages>['messages'][number];

export function Messages({ jobId }: { jobId: string }) {
  const [read, setRead] = useState<Message[] | null>(null);
  const open = useMutationCall(operator.messages);
  const act = async (reason: string) => {
    const { messages } = await open.mutateAsync({ params: { id: jobId }, body: { reason } });
    setRead(messages);
  };
  return (
    <Section title="Messages">
      {read === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
          <p className="text-soft">Private. That you read them, and why, is kept in the log.</p>
          <Act
            label="Read messages"
            title="Read the messages of both parties"
            text="The newest 200. Read them only for a dispute or a report."
            act={act}
            done="Opened"
          />
        </div>
      ) : (
        <MessageList messages={read} />
      )}
    </Section>
  );
}

function MessageList({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return <Nothing text="They wrote nothing to each other." />;
  return (
    <ol className="grid max-h-[32rem] gap-3 overflow-y-auto rounded-card border border-line bg-card p-4">
      {messages.map((message) => (
        <li key={message.id}>
          <p className="text-sm text-soft">
            {message.sender?.name ?? 'Adire'}, {showMoment(message.created_at)}
          </p>
          <p className="break-words whitespace-pre-line">{message.body}</p>
        </li>
      ))}
    </ol>
  );
}
