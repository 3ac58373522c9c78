/** A message that is not on the server yet: waiting for the network, on its way, or refused. */
import { RotateCw, X } from 'lucide-react';
import { words } from '#contract/words.ts';
import { useOnline } from '#web/lib/online.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ProgressBar } from '#web/ui/lists/progress-bar.tsx';
import { type OutgoingMessage, writeAgain } from '../outgoing-messages.ts';
import { Attachment } from './attachment.tsx';
import { Bubble } from './bubble.tsx';
import { LinkedText } from './linked-text.tsx';
import { type Reached, Ticks } from './ticks.tsx';

type Props = {
  message: OutgoingMessage;
  /** How much of its files is sent; undefined while none is. */
  part: number | undefined;
  first: boolean;
  /** Takes it back into the field where it was written. */
  onTakeBack: (message: OutgoingMessage) => void;
};

export function OutgoingBubble({ message, part, first, onTakeBack }: Props) {
  const online = useOnline();
  const { text, files } = message.content;
  const reached: Reached = message.failure ? 'failed' : online ? 'sending' : 'waiting';
  const revocable = message.failure !== null || !message.tried;
  return (
    <Bubble own sayer={words.common.people.you} first={first}>
      {text && <LinkedText text={text} />}
      {files.map(({ key, file }) => (
        <Attachment key={key} name={file.name} bytes={file.size} type={file.type} />
      ))}
      {part !== undefined && <ProgressBar part={part} label={words.messages.sending.files} />}
      <span className="flex items-center justify-end gap-1.5 text-xs">
        {message.failure
          ? words.messages.sending.notSent
          : online
            ? words.messages.sending.sending
            : part !== undefined
              ? words.common.upload.waiting(Math.round(part * 100))
              : words.messages.sending.waiting}
        <Ticks reached={reached} />
      </span>
      {message.failure && (
        <p role="alert" className="rounded bg-brick-wash px-2 py-1 text-sm font-medium text-brick">
          {message.failure}
        </p>
      )}
      {(message.failure || (revocable && (!online || part !== undefined))) && (
        <span className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" size="sm" icon={<X size={16} />} onClick={() => onTakeBack(message)}>
            {part !== undefined ? words.common.fixed.cancel : words.messages.sending.toDraft}
          </Button>
          {message.failure && (
            <Button
              variant="secondary"
              size="sm"
              icon={<RotateCw size={16} />}
              onClick={() => void writeAgain(message)}
            >
              {words.common.actions.retry}
            </Button>
          )}
        </span>
      )}
    </Bubble>
  );
}
