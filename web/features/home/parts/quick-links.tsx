/** Links to the places a talent goes to most, on their home; on a desk they are in the bar. */
import { Link } from '@tanstack/react-router';
import { Briefcase, CircleUser, Images, SquareKanban, Wallet } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';

const LINKS = [
  { to: paths.openJobs, label: words.common.places.jobRequests, icon: Briefcase },
  { to: paths.profile, label: words.common.places.profile, icon: CircleUser },
  { to: paths.pastWork, label: words.common.places.pastWork, icon: Images },
  { to: paths.boards.talent, label: words.common.fixed.projectTracker, icon: SquareKanban },
  { to: paths.earnings, label: words.common.fixed.earning, icon: Wallet },
] as const;

export function QuickLinks() {
  return (
    <nav aria-label={words.home.titles.links} className="grid gap-2 lg:hidden">
      <h2 className="text-lg leading-7">{words.home.titles.links}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {LINKS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex h-full min-h-12 items-center gap-2.5 px-3 py-2 text-ink no-underline hover:bg-wash hover:text-on-wash"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-link" />
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
