/** Ask and Order: both continue on the page of the gig; visitors sign in first and then go there. */
import { MessageCircle } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { useSession } from '#web/lib/session.ts';
import { nextTo } from '#web/lib/wants.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';

type Props = {
  gig: string;
  owner: string;
  /** Position of the chosen package, 1 to 3. */
  chosen?: number;
  /** Price of the chosen package, in naira. */
  price?: number | undefined;
};

export function WorkActions({ gig, owner, chosen = 1, price }: Props) {
  const { person } = useSession();
  if (person?.user.id === owner) {
    return (
      <ButtonLink to={paths.gig} params={{ id: gig }} variant="secondary" className="flex-1">
        {words.gigs.line.page}
      </ButtonLink>
    );
  }
  const wayTo = (want: 'message' | 'order') => {
    const search = { want, ...(want === 'order' && chosen > 1 && { package: chosen }) };
    const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
    return person
      ? ({ to: paths.gig, params: { id: gig }, search } as const)
      : ({ to: paths.login, search: nextTo(`${paths.fill(paths.gig, { id: gig })}?${query}`) } as const);
  };
  return (
    <>
      <ButtonLink
        {...wayTo('message')}
        variant="secondary"
        icon={<MessageCircle size={18} />}
        className="flex-1"
      >
        {words.gigs.line.ask}
      </ButtonLink>
      <ButtonLink {...wayTo('order')} className="flex-1">
        {price === undefined ? words.gigs.line.order : words.gigs.page.order(showNaira(price))}
      </ButtonLink>
    </>
  );
}
