/** The way to the conversation with a person, in the shell of the side that is in view. */
import { MessageCircle } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { usePerson, useSession } from '../../lib/session.ts';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../basics/button.tsx';

type Props = {
  person: { id: string; name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Nothing where the person is the reader. */
export function MessageLink({ person, variant = 'secondary', size, className }: Props) {
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
