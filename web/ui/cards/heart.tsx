/** The heart of a gig or a talent: a hunter keeps it on the shortlist; a visitor signs in first, and comes back with it kept. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Heart as Icon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keptIds } from '#contract/people/kept-ids.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { later } from '../../lib/later.ts';
import { callOptions } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { notify } from '../basics/toast.tsx';

const PRESS = later(async () => (await import('../hearts/press-heart.ts')).pressHeart);
type PressHeart = typeof import('../hearts/press-heart.ts').pressHeart;
const PAGES = { gig: paths.gig, talent: paths.person.talent };

type Props = {
  kind: keyof typeof PAGES;
  id: string;
  name: string;
  /** Owner's user id; a person cannot keep their own gig or profile. */
  owner: string;
  /** Where a visitor returns after login, including the search; defaults to the item's own page. */
  back?: string;
  /** True when a visitor pressed it before login. */
  wanted?: boolean;
  className?: string;
};

/** Renders nothing for talents who are not hunters. */
export function Heart({ kind, id, name, owner, back, wanted = false, className }: Props) {
  const { person } = useSession();
  const client = useQueryClient();
  const hires = person?.sides.includes('hunter') === true && person.user.id !== owner;
  const { data } = useQuery({ ...callOptions(keptIds.list), enabled: hires });
  // The same heart may come to stand for another item; only the first one was pressed.
  const [asked] = useState(wanted && id);
  useEffect(() => {
    if (asked === id && hires) void press(client, { kind, id }, true);
  }, [asked, hires, client, kind, id]);
  if (person && !hires) return null;
  const label = words.buying.shortlist.keep(name);
  const isKept = data?.ids.includes(id) ?? false;
  const icon = (
    <span className="grid size-8 place-items-center rounded-full bg-card/90 sm:size-9 transition-transform motion-safe:active:scale-90">
      <Icon aria-hidden size={18} fill={isKept ? 'currentColor' : 'none'} />
    </span>
  );
  const look = {
    ...{ 'aria-label': label, title: label, children: icon },
    className: cx(
      'grid size-11 shrink-0 place-items-center rounded-full',
      isKept ? 'text-brick' : 'text-ink',
      className,
    ),
  };
  return person ? (
    <button type="button" {...look} aria-pressed={isKept} onClick={() => void press(client, { kind, id })} />
  ) : (
    <Link
      to={paths.login}
      search={{ next: back ? `${back}&want=heart` : `${paths.fill(PAGES[kind], { id })}?want=heart` }}
      {...look}
    />
  );
}

async function press(...given: Parameters<PressHeart>): Promise<void> {
  try {
    await (await PRESS.fetch())(...given);
  } catch (error) {
    notify.failure(error);
  }
}
