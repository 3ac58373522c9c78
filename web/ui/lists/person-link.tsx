/** People in lists and heads: the link to their page, the one to the conversation with them, and whether they are online. */
import { MessageCircle } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useOnline } from '#web/lib/online.ts';
import { usePerson, useSession } from '../../lib/session.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../basics/button.tsx';
import { TextLink } from '../basics/text-link.tsx';

type Props = { person: { id: string; name: string }; className?: string };

export function PersonLink({ person: { id, name }, className }: Props) {
  const { side } = useSession();
  return (
    <TextLink to={paths.person[side]} params={{ id }} className={className}>
      {name}
    </TextLink>
  );
}

type MessageLinkProps = {
  person: { id: string; name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Nothing where the person is the reader. */
export function MessageLink({ person, variant = 'secondary', size, className }: MessageLinkProps) {
  const { side } = useSession();
  const { user } = usePerson();
  if (user.id === person.id) return null;
  return (
    <ButtonLink
      to={paths.conversation[side]}
      params={{ id: person.id }}
      variant={variant}
      size={size}
      icon={<MessageCircle size={18} />}
      aria-label={words.common.people.message(person.name)}
      className={className}
    >
      {words.common.labels.message}
    </ButtonLink>
  );
}

/** `labelled` shows the word beside the dot. */
export function OnlineDot({ labelled = false }: { labelled?: boolean }) {
  if (!useOnline()) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-leaf">
      <span aria-hidden className="size-2.5 rounded-full bg-current" />
      <span className={labelled ? undefined : 'sr-only'}>{words.common.people.online}</span>
    </span>
  );
}
