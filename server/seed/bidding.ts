/** The open jobs of the example market, and the bids on them. */
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { applyForJob, postJob } from './deals.ts';
import { closedJob, openJobs } from './jobs.ts';
import type { people } from './people.ts';
import type { Member } from './world.ts';

type Cast = Record<keyof typeof people, Member>;

export async function openTheMarket(cast: Cast): Promise<Job[]> {
  const posted: Job[] = [];
  for (const { by, job } of openJobs) posted.push(await postJob(cast[by], job));
  const secret = await postJob(cast.ngozi, closedJob);
  for (const talent of [cast.tunde, cast.zainab]) {
    await cast.ngozi.ok(jobs.invite, { body: { talent_email: talent.email, job_id: secret.id } });
  }
  return posted;
}

export async function bidOnOpenJobs(cast: Cast, posted: readonly Job[]): Promise<void> {
  const job = (title: string) => posted.find((one) => one.title.startsWith(title)) as Job;
  await applyForJob(
    cast.chidera,
    job('Logo for'),
    'A mark from the shape of the press, one brush stroke, that a child could draw.',
  );
  await applyForJob(
    cast.wanjiru,
    job('Logo for'),
    'I would start at the jerrycan and work up to the screen.',
    135_000,
  );
  await applyForJob(
    cast.chidera,
    job('Twelve social'),
    'Twelve small scenes on one long wall. I can show six sketches first.',
  );
  await applyForJob(
    cast.wanjiru,
    job('Twelve social'),
    'A template of three layouts, so that you can make the thirteenth yourself.',
    185_000,
  );
  await applyForJob(
    cast.tunde,
    job('Twelve social'),
    'Stills from one film: every picture can move later.',
    230_000,
  );
  await applyForJob(
    cast.chidera,
    job('Illustrate a picture'),
    'I have drawn goats all my life; they never sit still.',
  );
  await applyForJob(
    cast.sipho,
    job('App tutorial'),
    'I write French with a friend in Cotonou who is merciless.',
    120_000,
  );
  await applyForJob(
    cast.wanjiru,
    job('Web page'),
    'One page of 60 kB, prices in a sheet that you already know how to use.',
  );
}
