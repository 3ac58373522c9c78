/** A hunter posts a job, or orders a package of a gig, which then fills in the form. */
import { createFileRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';
import { type Later, later } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { type InitialJobValues, PostJob } from '#web/routes/-post-job.tsx';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';

const FOR_TALENT = later(async () => (await import('#web/routes/-post-for-talent.tsx')).PostForTalent);
const ORDER = later(async () => (await import('#web/routes/-order-from-gig.tsx')).OrderFromGig);

/** `gig` and its `package` (1 to 3) for an order; `title`, `skill` and the `talent` it is for, for a job that begins with them. */
type Search = { gig?: string; package?: number } & InitialJobValues;

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/createJob')({
  head: () => pageTitle(words.common.fixed.createJob),
  validateSearch: ({ gig, package: position, title, skill, talent }: Record<string, unknown>): Search => ({
    ...(typeof gig === 'string' && { gig }),
    ...([2, 3].includes(Number(position)) && { package: Number(position) }),
    ...(typeof title === 'string' && { title: title.slice(0, 120) }),
    ...(typeof skill === 'string' && { skill: skill.slice(0, 60) }),
    ...(typeof talent === 'string' && { talent }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(callOptions(catalogue.categories));
    void context.queryClient.prefetchQuery(callOptions(catalogue.skills));
  },
  component: CreateJobScreen,
});

function CreateJobScreen() {
  const { gig, package: position = 1, ...begun } = Route.useSearch();
  const { talent } = begun;
  if (gig) return <LazyForm part={ORDER} given={{ gigId: gig, position }} />;
  return talent ? <LazyForm part={FOR_TALENT} given={{ ...begun, talent }} /> : <PostJob {...begun} />;
}

type LazyFormProps<Given> = { part: Later<ComponentType<Given>>; given: Given };

/** The rarer forms come with their own code, so that posting a job stays light. */
function LazyForm<Given extends object>(form: LazyFormProps<Given>) {
  return <LazyPart {...form} title={words.shell.orderFromGig.failed} waiting={<SpinnerBlock />} />;
}
