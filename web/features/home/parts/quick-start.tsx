/** The link to posting a job in four cards, drawn as the first of its fields. */
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';

export function QuickStart() {
  return (
    <Link
      to={paths.quickJob}
      className="flex min-h-14 items-center gap-3 rounded border border-control bg-card px-4 py-2 text-ink no-underline hover:border-primary"
    >
      <span className="grid min-w-0 flex-1">
        <b className="leading-5">{words.jobs.brief.need}</b>
        <span className="text-sm leading-5 text-soft">{words.home.empty.quickJob}</span>
      </span>
      <ArrowRight aria-hidden size={20} className="shrink-0 text-link" />
    </Link>
  );
}
