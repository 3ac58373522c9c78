/** One good call of every endpoint that takes a path, a query or a body, over a world with something in every state. */
import { bids } from '#contract/bids.ts';
import { catalogue } from '#contract/catalogue.ts';
import { jobs } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { notifications } from '#contract/notifications.ts';
import { certifications, educations, languages, userSkills } from '#contract/qualifications.ts';
import { addDays, lagosDay } from '#server/core/clock.ts';
import { hunter, PASSWORD, type Person, talent } from './actors.ts';
import type { TestApp } from './app.ts';
import { addPicture, draftGig, GIG_FIELDS, liveGig, placeOfGig } from './gigs.ts';
import { agree, bidOn, jobForm, postJob } from './market.ts';
import { showWork } from './past-work.ts';
import { accepted, addBank, checkout, handIn, review, started } from './story.ts';

/** A hunter and a talent with a job in every state; what is theirs is nobody else's. */
export type World = {
  hunter: Person;
  talent: Person;
  /** By what they name; `posted` to `accepted` are jobs, in that state. */
  ids: Record<
    | ('posted' | 'offered' | 'agreed' | 'active' | 'submitted' | 'accepted')
    | (
        | 'hunter'
        | 'talent'
        | 'milestone'
        | 'activeMilestone'
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
      ),
    string
  >;
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
  const submitted = await started(app, parties);
  await handIn(parties.talent, submitted.job.id);
  const done = await accepted(app, parties);
  const reviewed = await accepted(app, parties);
  await review(parties.hunter, parties.talent, reviewed.job.id);
  const ofHunter = await review(parties.talent, parties.hunter, reviewed.job.id);
  const work = await showWork(parties.talent);
  const recipient = await addBank(parties.talent);
  await parties.hunter.ok(messages.send, { body: { recipient_id: parties.talent.id, message: 'Hello' } });
  await parties.talent.ok(messages.send, { body: { recipient_id: parties.hunter.id, message: 'Good day' } });
  await app.settle();
  const { notification } = await parties.hunter.ok(notifications.list);
  return {
    ...parties,
    ids: {
      hunter: parties.hunter.id,
      talent: parties.talent.id,
      posted: posted.id,
      milestone: posted.milestones[0]?.id ?? '',
      bid: bid.id,
      offered,
      offeredBid,
      agreed: agreed.job.id,
      agreedBid: agreed.bid.id,
      active: active.job.id,
      activeMilestone: active.job.milestones[0]?.id ?? '',
      submitted: submitted.job.id,
      accepted: done.job.id,
      notification: notification[0]?.id ?? '',
      review: ofHunter.id,
      pastWork: work.id,
      ...(await sell(parties.talent)),
      ...(await qualify(parties.hunter)),
    },
    reference,
    recipient,
    skill: (await jobForm(parties.hunter)).skill,
    place: await placeOfGig(parties.talent),
    today: lagosDay(app.services.clock.now()),
  };
}

/** Something of each that a person can show; the ids of what was made. */
async function qualify(person: Person): Promise<Record<'education' | 'certification' | 'skill', string>> {
  const { education } = await person.ok(educations.add, { body: EDUCATION });
  const { certification } = await person.ok(certifications.add, { body: CERTIFICATION });
  const skill = (await person.ok(catalogue.skills)).skills[0]?.id ?? '';
  await person.ok(userSkills.attach, { body: skillEntries(skill) });
  await person.ok(languages.attach, { body: { languages: LANGUAGES } });
  return { education: education.id, certification: certification.id, skill };
}

/** A gig for sale with two pictures, and one that is not ready. */
async function sell(talent: Person): Promise<Record<'gig' | 'draftGig' | 'galleryItem', string>> {
  const gig = await liveGig(talent);
  const { id: galleryItem } = await addPicture(talent, gig.id);
  const draft = await draftGig(talent);
  await addPicture(talent, draft.id);
  return { gig: gig.id, draftGig: draft.id, galleryItem };
}

const EDUCATION = { title: 'University of Lagos', country_id: 'NG', from_year: 2010, to_year: 2014 };
const CERTIFICATION = {
  title: 'Motion design',
  conferring_organization: 'School of Media',
  description: 'With distinction',
  country_id: 'NG',
  year: 2015,
  to_year: 2016,
};
const LANGUAGES = [{ languageId: 'yo', proficiency: 'Native' }];
const skillEntries = (skillId: string) => ({ skills: [{ skillId, proficiency: 'Advance' }] });

async function offer(parties: { hunter: Person; talent: Person }): Promise<{ job: string; bid: string }> {
  const job = await postJob(parties.hunter);
  const bid = await bidOn(parties.talent, job);
  const today = lagosDay(new Date(bid.created_at));
  const dates = { start_date: today, end_date: addDays(today, 9) };
  const names = { id: job.id, creative_id: parties.talent.id, job_type: job.job_type };
  await parties.hunter.ok(bids.offerAgreement, { body: { ...dates, ...names, terms: 'As in the brief.' } });
  return { job: job.id, bid: bid.id };
}

export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

const register = { name: 'Amara', email: 'amara@people.example', password: PASSWORD };
const job = (w: World) => ({
  title: 'Poster',
  job_description: '<p>A poster</p>',
  milestones: [{ title: 'Sketch', due: 3, description: 'On paper', penalty: 5 }],
  skill: w.skill,
  job_type: 'open',
  price_budget: '50000',
});
const gig = (w: World) => ({ ...GIG_FIELDS, ...w.place });
const NO_UPLOAD = '0'.repeat(32);
const path = (id: string, body?: Record<string, unknown>): Sample => ({
  params: { id },
  ...(body && { body }),
});

/** By `noun.entry`; `caller` is who calls. Every body is good for its schema. */
export const SAMPLES: Record<string, (w: World, caller: { id: string }) => Sample> = {
  'accounts.register': () => ({ body: { ...register, password_confirmation: PASSWORD } }),
  'accounts.login': () => ({ body: { email: 'amara@people.example', password: PASSWORD } }),
  'accounts.forgotPassword': () => ({ body: { email: 'amara@people.example' } }),
  'accounts.resetPassword': () => ({
    body: { code: '0'.repeat(24), password: PASSWORD, password_confirmation: PASSWORD },
  }),
  'profiles.save': () => ({
    body: {
      firstname: 'Ngozi',
      lastname: 'Balogun',
      gender: 'Female',
      phone_number: '+234 803 123 4567',
      countryId: 'NG',
      stateId: 'LA',
      accounttypeId: 1,
      storyline: 'Brands',
      description: 'Brands of Lagos',
    },
  }),
  'profiles.states': () => ({ params: { countryId: 'NG' } }),
  'people.get': (w) => path(w.ids.talent),
  'educations.add': () => ({ body: EDUCATION }),
  'educations.update': (w) => path(w.ids.education, EDUCATION),
  'educations.remove': (w) => path(w.ids.education),
  'certifications.add': () => ({ body: CERTIFICATION }),
  'certifications.update': (w) => path(w.ids.certification, CERTIFICATION),
  'certifications.remove': (w) => path(w.ids.certification),
  'userSkills.attach': (w) => ({ body: skillEntries(w.ids.skill) }),
  'userSkills.detach': (w) => path(w.ids.skill),
  'languages.attach': () => ({ body: { languages: LANGUAGES } }),
  'languages.detach': () => path('yo'),
  'jobs.create': (w) => ({ body: job(w) }),
  'jobs.get': (w) => path(w.ids.posted),
  'jobs.milestones': (w) => path(w.ids.posted),
  'jobs.update': (w) => path(w.ids.posted, job(w)),
  'jobs.remove': (w) => path(w.ids.posted),
  'jobs.updateMilestone': (w) =>
    path(w.ids.milestone, { title: 'Sketch', due: 4, description: 'On paper', penalty: 6 }),
  'jobs.invite': (w) => ({ body: { talent_email: 'nobody@people.example', job_id: w.ids.posted } }),
  'bids.apply': (w) => ({ body: { pitch: 'I paint.', price_to_accept: '40000', job_id: w.ids.posted } }),
  'bids.listApplied': (_w, caller) => path(caller.id),
  'bids.getApplication': (w) => path(w.ids.bid),
  'bids.getOffer': (w) => path(w.ids.bid),
  'bids.listForJob': (w) => path(w.ids.posted),
  'bids.listAccepted': (_w, caller) => path(caller.id),
  'bids.reject': (w) => path(w.ids.bid, { rejection_reason: 'Not our style' }),
  'bids.withdrawBid': (w) => path(w.ids.bid),
  'bids.offerAgreement': (w) => ({
    body: {
      start_date: w.today,
      end_date: w.today,
      terms: 'As in the brief.',
      id: w.ids.posted,
      creative_id: w.ids.talent,
      job_type: 'close',
    },
  }),
  'bids.acceptOrder': (w) => path(w.ids.offered, { terms_accepted: true }),
  'bids.declineOrder': (w) => path(w.ids.offered, { reason: 'The dates do not fit' }),
  'bids.withdrawOrder': (w) => path(w.ids.agreed, { reason: 'Other plans', cancel: false }),
  'payments.pay': (w) => ({ body: { job_id: w.ids.agreed } }),
  'payments.verify': (w) => ({ params: { ref: w.reference } }),
  'payments.bid': (w) => path(w.ids.agreedBid),
  'orders.listActive': (_w, caller) => path(caller.id),
  'orders.getSubmitted': (w) => path(w.ids.submitted),
  'orders.start': (w) => path(w.ids.active),
  'orders.submitMilestone': (w) => ({
    body: { title: 'Sketch', milestone_id: w.ids.activeMilestone, comment: 'Here' },
  }),
  'orders.submit': (w) => path(w.ids.active, { comment: 'All done' }),
  'orders.accept': (w) => path(w.ids.submitted),
  'orders.decline': (w) => path(w.ids.submitted, { reason: 'Warmer colours' }),
  'orders.previewCancel': (w) => path(w.ids.active),
  'orders.cancel': (w) => path(w.ids.active, { reason: 'Other plans' }),
  'payouts.verifyAccount': () => ({ query: { bank_code: '058', account_number: '0123456789' } }),
  'payouts.recipient': (w) => ({
    body: { bank_code: '058', account_number: '0123456789', job_id: w.ids.accepted },
  }),
  'payouts.transfer': (w) => ({
    body: { transfer_recipient_code: w.recipient, job_id: w.ids.accepted },
  }),
  'payouts.transferHunter': (w) => ({
    body: { transfer_recipient_code: w.recipient, job_id: w.ids.accepted },
  }),
  'reviews.send': (w, caller) => ({
    body: {
      reviewer_id: caller.id,
      reviewee_id: w.ids.talent,
      job_id: w.ids.accepted,
      rating: 5,
      recommend_user: 'Yes',
      comment: 'Clear',
    },
  }),
  'reviews.ofJob': (w) => path(w.ids.accepted),
  'reviews.received': (w) => path(w.ids.talent),
  'pastWork.ofPerson': (w) => path(w.ids.talent),
  'pastWork.add': () => ({ body: { title: 'Mural', description: 'Market wall' } }),
  'pastWork.update': (w) => path(w.ids.pastWork, { title: 'Mural', description: 'Market wall' }),
  'pastWork.remove': (w) => path(w.ids.pastWork),
  'reviews.reply': (w) => path(w.ids.review, { reply: 'Thank you' }),
  'gigs.ofPerson': (w) => path(w.ids.talent),
  'gigs.create': (w) => ({ body: gig(w) }),
  'gigs.get': (w) => path(w.ids.gig),
  'gigs.update': (w) => path(w.ids.gig, gig(w)),
  'gigs.remove': (w) => path(w.ids.gig),
  'gigs.publish': (w) => path(w.ids.draftGig),
  'gigs.pause': (w) => path(w.ids.gig),
  'gigOrders.order': (w) => {
    const { skill: _, job_type: __, ...form } = job(w);
    const days = { start_date: w.today, end_date: w.today, terms: 'As in the brief.' };
    return path(w.ids.gig, { ...form, ...days, position: 1 });
  },
  'gallery.add': (w) => ({ body: { gigId: w.ids.gig, upload: NO_UPLOAD } }),
  'gallery.replace': (w) => path(w.ids.galleryItem, { gigId: w.ids.gig, upload: NO_UPLOAD }),
  'gallery.poster': (w) => path(w.ids.galleryItem),
  'gallery.arrange': (w) => ({ params: { gigId: w.ids.draftGig }, body: { ids: [] } }),
  'gallery.remove': (w) => path(w.ids.galleryItem),
  'messages.send': (w) => ({ body: { recipient_id: w.ids.talent, message: 'Hello' } }),
  'messages.conversation': (w) => path(w.ids.talent),
  'messages.seen': (w) => path(w.ids.talent, { delivered: 1, read: 1 }),
  'messages.typing': (w) => path(w.ids.talent),
  'messages.search': () => ({ query: { query: 'hello' } }),
  'messages.block': (w) => path(w.ids.talent),
  'messages.unblock': (w) => path(w.ids.talent),
  'messages.report': (w) => path(w.ids.talent, { reason: 'Asks to be paid elsewhere' }),
  'notifications.mark': (w) => path(w.ids.notification),
};
