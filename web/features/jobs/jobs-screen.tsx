/** The hunter's first screen: their jobs, and the way to post one. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { type JobsView, OwnJobs } from './parts/own-jobs.tsx';

type Props = { view: JobsView; onChange: (view: JobsView) => void; newJob?: string | undefined };

export function JobsHome({ view, onChange, newJob }: Props) {
  // The new job is in the tab with which the screen opens; looking at the other tab does not change what it is.
  const [postedIn] = useState(view.tab);
  return (
    <>
      <PageHeader
        title={words.common.places.jobs}
        actions={
          <ButtonLink to={paths.createJob} icon={<Plus size={18} />}>
            {words.common.fixed.createJob}
          </ButtonLink>
        }
      />
      {newJob && <PostedNote closed={postedIn === 'closed'} />}
      <OwnJobs view={view} onChange={onChange} newJob={newJob} />
    </>
  );
}

function PostedNote({ closed }: { closed: boolean }) {
  return (
    <div role="status" className="mb-5 rounded-card bg-leaf-wash px-4 py-3">
      <p className="font-semibold text-leaf">{words.jobs.list.posted}</p>
      <p>{closed ? words.jobs.list.postedClosed : words.jobs.list.postedOpen}</p>
    </div>
  );
}
