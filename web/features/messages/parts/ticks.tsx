/** How far one's own message got: on its way, sent, delivered, read; as a picture and in words. */
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { words } from '#contract/words.ts';

export type Reached = 'waiting' | 'sending' | 'failed' | 'sent' | 'delivered' | 'read';

const WORDS: Record<Reached, string> = {
  waiting: words.messages.sending.waiting,
  sending: words.messages.sending.sending,
  failed: words.messages.sending.notSent,
  sent: words.common.status.sent,
  delivered: words.messages.sending.delivered,
  read: words.messages.sending.read,
};

export function Ticks({ reached }: { reached: Reached }) {
  return (
    <span title={WORDS[reached]} className="inline-flex" data-reached={reached}>
      <Picture reached={reached} />
      <span className="sr-only">{WORDS[reached]}</span>
    </span>
  );
}

function Picture({ reached }: { reached: Reached }) {
  if (reached === 'failed') return <CircleAlert aria-hidden size={14} />;
  if (reached === 'waiting' || reached === 'sending') return <Clock aria-hidden size={14} />;
  if (reached === 'sent') return <Check aria-hidden size={16} />;
  return <CheckCheck aria-hidden size={16} className={reached === 'read' ? '' : 'opacity-60'} />;
}
