/** A person's name that leads to their page, in the shell of the side that is in view. */
import * as paths from '#contract/site/paths.ts';
import { useSession } from '../../lib/session.ts';
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
