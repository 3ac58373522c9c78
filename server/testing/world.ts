/** A world for tests of every endpoint: two people with things of theirs in every state. */
import { bids } from '#contract/bids/bids.ts';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { addDays } from '#contract/core/days.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { messages } from '#contract/messages/messages.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { guests } from '#contract/orders/guests.ts';
import { marks } from '#contract/orders/marks.ts';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { certifications, educations, languages, userSkills } from '#contract/profiles/qualifications.ts';
import { lagosDay } from '#server/core/clock.ts';
import { hunter, type Person, talent } from './actors.ts';
import type { TestApp } from './app.ts';
import { planned } from './boards.ts';
import { disputed } from './disputes.ts';
import { addPicture, draftGig, liveGig, placeOfGig } from './gigs.ts';
import { agree, bidOn, jobForm, postJob } from './market.ts';
import { consoleOf } from './operators.ts';
import { pngOf, showWork } from './past-work.ts';
import { mp3Of } from './recordings.ts';
import { accepted, addBank, checkout, handIn, order, review, started } from './story.ts';

/** A hunter and a talent with a job in every state; all of it belongs to them alone. */
export type World = {
  hunter: Person;
  talent: Person;
  /** An operator signed in to the console. */
  operator: Awaited<ReturnType<typeof consoleOf>>;
  /** Ids by what they refer to; `posted` to `accepted` are jobs in that state. */
  ids: Record<
    | ('posted' | 'offered' | 'agreed' | 'active' | 'submitted' | 'disputed' | 'accepted')
    | (
        | 'hunter'
        | 'talent'
        | 'milestone'
        | 'activeMilestone'
        | 'acceptanceItem'
        | 'mark'
        | 'deliveredFile'
        | 'unsentFile'
        | 'guest'
        | 'bid'
        | 'agreedBid'
        | 'offeredBid'
        | 'notification'
        | 'review'
        | 'pastWork'
        | 'education'
        | 'certification'
        | 'skill'
        | 'gig'
        | 'draftGig'
        | 'galleryItem'
        | 'bankAccount'
        | 'board'
        | 'task'
      ),
    string
  >;
  /** The token of a guest of the submitted order. */
  guestToken: string;
  reference: string;
  recipient: string;
  skill: string;
  today: string;
  /** The category and the skill of a gig. */
  place: { categoryId: string; skillId: string };
};

export async function buildWorld(app: TestApp): Promise<World> {
  const parties = { hunter: await hunter(app, 'Ngozi'), talent: await talent(app, 'Tunde') };
  const posted = await postJob(parties.hunter, { job_type: 'close' });
  await parties.hunter.ok(jobs.invite, { body: { job_id: posted.id, talent_email: parties.talent.email } });
  const bid = await bidOn(parties.talent, posted);
  const { job: offered, bid: offeredBid } = await offer(parties);
  const agreed = await agree(parties);
  const reference = await checkout(parties.hunter, agreed.job.id);
  const active = await started(app, parties);
  const submitted = await started(app, { ...parties, post: { must_haves: ['PNG and SVG'] } });
  await handIn(parties.talent, submitted.job.id, await pngOf(3, 3));
  const delivered = await order(parties.hunter, submitted);
  const guestToken = await guestOf(parties.hunter, submitted.job.id);
  const argued = await disputed(app, parties);
  const done = await accepted(app, parties);
  const reviewed = await accepted(app, parties);
  await review(parties.hunter, parties.talent, reviewed.job.id);
  const ofHunter = await review(parties.talent, parties.hunter, reviewed.job.id);
  const work = await showWork(parties.talent);
  const recipient = await addBank(parties.talent);
  const { accounts: saved } = await parties.talent.ok(bankAccounts.list);
  await parties.hunter.ok(messages.send, { body: { recipient_id: parties.talent.id, message: 'Hello' } });
  await parties.talent.ok(messages.send, { body: { recipient_id: parties.hunter.id, message: 'Good day' } });
  await app.settle();
  const { notification } = await parties.hunter.ok(notifications.list);
  return {
    ...parties,
    operator: await consoleOf(app),
    ids: {
      ...{ hunter: parties.hunter.id, talent: parties.talent.id, posted: posted.id },
      milestone: posted.milestones[0]?.id ?? '',
      bid: bid.id,
      offered,
      offeredBid,
      agreed: agreed.job.id,
      agreedBid: agreed.bid.id,
      active: active.job.id,
      activeMilestone: active.job.milestones[0]?.id ?? '',
      submitted: submitted.job.id,
      acceptanceItem: delivered.acceptance[0]?.id ?? '',
      deliveredFile: delivered.job_submissions[0]?.files[0]?.id ?? '',
      unsentFile: await soundFor(parties.talent, active.job.id),
      guest: guestToken.split('.')[0] ?? '',
      mark: await sentBack(app, parties),
      disputed: argued.job.id,
      accepted: done.job.id,
      bankAccount: saved[0]?.id ?? '',
      notification: notification[0]?.id ?? '',
      review: ofHunter.id,
      pastWork: work.id,
      ...(await sell(parties.talent)),
      ...(await qualify(parties.hunter)),
      ...(await planned(parties, active)),
    },
    ...{ guestToken, reference, recipient },
    skill: (await jobForm(parties.hunter)).skill,
    place: await placeOfGig(parties.talent),
    today: lagosDay(app.services.clock.now()),
  };
}

/** Uploads a sound that is not submitted yet; returns its id. */
async function soundFor(talent: Person, jobId: string): Promise<string> {
  const upload = { field: 'file', name: 'jingle.mp3', type: 'audio/mpeg', content: mp3Of(1) };
  return (await talent.ok(deliverables.add, { params: { id: jobId }, upload })).file.id;
}

/** Invites a guest; returns the token of the link. */
async function guestOf(owner: Person, jobId: string): Promise<string> {
  const { guest } = await owner.ok(guests.invite, { params: { id: jobId }, body: { name: 'Ada' } });
  return guest.path.split('#')[1] ?? '';
}

/** An order whose work was sent back with one remark; returns the remark's id. */
async function sentBack(app: TestApp, parties: { hunter: Person; talent: Person }): Promise<string> {
  const agreed = await started(app, parties);
  await handIn(parties.talent, agreed.job.id, await pngOf(3, 3));
  const file_id = (await order(parties.hunter, agreed)).job_submissions[0]?.files[0]?.id ?? '';
  const list = [{ file_id, kind: 'must' as const, text: 'Leaf lower' }];
  await parties.hunter.ok(marks.send, { params: { id: agreed.job.id }, body: { marks: list } });
  return (await order(parties.hunter, agreed)).job_submissions[0]?.marks[0]?.id ?? '';
}

/** Adds one of each qualification to the person's profile; returns the ids. */
async function qualify(person: Person): Promise<Record<'education' | 'certification' | 'skill', string>> {
  const { education } = await person.ok(educations.add, { body: EDUCATION });
  const { certification } = await person.ok(certifications.add, { body: CERTIFICATION });
  const skill = (await person.ok(catalogue.skills)).skills[0]?.id ?? '';
  await person.ok(userSkills.attach, { body: skillEntries(skill) });
  await person.ok(languages.attach, { body: { languages: LANGUAGES } });
  return { education: education.id, certification: certification.id, skill };
}

/** A published gig with two pictures, and a draft with one. */
async function sell(talent: Person): Promise<Record<'gig' | 'draftGig' | 'galleryItem', string>> {
  const gig = await liveGig(talent);
  const { id: galleryItem } = await addPicture(talent, gig.id);
  const draft = await draftGig(talent);
  await addPicture(talent, draft.id);
  return { gig: gig.id, draftGig: draft.id, galleryItem };
}

export const EDUCATION = { title: 'University of Lagos', country_id: 'NG', from_year: 2010, to_year: 2014 };
export const CERTIFICATION = {
  title: 'Motion design',
  conferring_organization: 'School of Media',
  description: 'With distinction',
  country_id: 'NG',
  year: 2015,
  to_year: 2016,
};
export const LANGUAGES = [{ languageId: 'yo', proficiency: 'Native' }];
export const skillEntries = (skillId: string) => ({ skills: [{ skillId, proficiency: 'Advance' }] });

async function offer(parties: { hunter: Person; talent: Person }): Promise<{ job: string; bid: string }> {
  const job = await postJob(parties.hunter);
  const bid = await bidOn(parties.talent, job);
  const today = lagosDay(new Date(bid.created_at));
  const dates = { start_date: today, end_date: addDays(today, 9) };
  const names = { id: job.id, creative_id: parties.talent.id, job_type: job.job_type };
  await parties.hunter.ok(bids.offerAgreement, { body: { ...dates, ...names, terms: 'As in the brief.' } });
  return { job: job.id, bid: bid.id };
}
