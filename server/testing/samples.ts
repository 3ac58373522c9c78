/** One valid call of every endpoint with path parameters, a query or a body, in the world of tests. */
import { randomUUID } from 'node:crypto';
import { PASSWORD } from './actors.ts';
import { taskForm } from './boards.ts';
import { ANSWER, STATEMENT } from './disputes.ts';
import { GIG_FIELDS } from './gigs.ts';
import { OPERATOR_SAMPLES, type Sample } from './operator-samples.ts';
import { CERTIFICATION, EDUCATION, LANGUAGES, skillEntries, type World } from './world.ts';

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
const DEVICE = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};
const TOKEN = 'A'.repeat(43);
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const SHOWN = {
  passkey_token: TOKEN,
  credential: {
    ...CREDENTIAL,
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
};
const MADE = { ...CREDENTIAL, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const NOBODY = '0199a200-0000-7000-8000-00000000ffff';
const SECOND_FACTOR_SAMPLES: Record<string, () => Sample> = {
  'secondFactor.setUpApp': () => ({ body: { password: PASSWORD } }),
  'secondFactor.confirmApp': () => ({ body: { code: '000000' } }),
  'secondFactor.removeApp': () => ({ body: { password: PASSWORD, code: '000000' } }),
  'secondFactor.askNewPasskey': () => ({ body: { password: PASSWORD } }),
  'secondFactor.addPasskey': () => ({ body: { passkey_token: TOKEN, credential: MADE, name: 'Phone' } }),
  'secondFactor.namePasskey': () => ({ body: { passkey_id: NOBODY, name: 'Phone' } }),
  'secondFactor.removePasskey': () => ({ body: { passkey_id: NOBODY, password: PASSWORD } }),
  'secondFactor.newCodes': () => ({ body: { password: PASSWORD } }),
  'secondFactor.confirm': () => ({ body: { code: '000000' } }),
  'secondFactor.confirmPasskey': () => ({ body: SHOWN }),
  'secondFactor.login': () => ({ body: { second_step_token: TOKEN, code: '000000' } }),
  'secondFactor.passkeyLogin': () => ({ body: SHOWN }),
  'secondFactor.stopRemoval': () => ({ body: { stop_token: TOKEN } }),
};
const path = (id: string, body?: Record<string, unknown>): Sample => ({
  params: { id },
  ...(body && { body }),
});

/** Sample calls by `noun.entry`; `caller` makes the call. Every body fits its schema. */
export const SAMPLES: Record<string, (w: World, caller: { id: string }) => Sample> = {
  ...OPERATOR_SAMPLES,
  'access.register': () => ({ body: { ...register, password_confirmation: PASSWORD } }),
  'access.login': () => ({ body: { email: 'amara@people.example', password: PASSWORD } }),
  'accounts.setLanguage': () => ({ body: { language: 'fr' } }),
  'access.forgotPassword': () => ({ body: { email: 'amara@people.example' } }),
  'access.resetPassword': () => ({
    body: { code: '0'.repeat(24), password: PASSWORD, password_confirmation: PASSWORD },
  }),
  ...SECOND_FACTOR_SAMPLES,
  'security.endSession': () => ({ body: { id: randomUUID(), password: PASSWORD } }),
  'security.endOtherSessions': () => ({ body: { password: PASSWORD } }),
  'security.changePassword': () => ({
    body: {
      password: PASSWORD,
      new_password: 'woven-indigo-27',
      new_password_confirmation: 'woven-indigo-27',
    },
  }),
  'security.changePhone': () => ({ body: { password: PASSWORD, phone_number: '+234 803 765 4321' } }),
  'security.askEmailChange': () => ({ body: { password: PASSWORD, email: 'new@people.example' } }),
  'security.confirmEmail': () => ({ body: { code: '0'.repeat(24) } }),
  'security.stopEmail': () => ({ body: { code: '0'.repeat(24) } }),
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
  'people.findTalents': () => ({ query: { name: 'tun' } }),
  'shortlist.keep': (w) => ({ params: { kind: 'gig', id: w.ids.gig } }),
  'shortlist.remove': (w) => ({ params: { kind: 'gig', id: w.ids.gig } }),
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
  'savedJobs.save': (w) => path(w.ids.posted, { saved: true }),
  'deeds.check': () => ({ params: { hash: 'a'.repeat(64) } }),
  'skillGuide.get': () => ({ query: { skill: 'Illustration' } }),
  'jobs.create': (w) => ({ body: job(w) }),
  'jobs.get': (w) => path(w.ids.posted),
  'jobs.milestones': (w) => path(w.ids.posted),
  'jobs.update': (w) => path(w.ids.posted, job(w)),
  'jobs.remove': (w) => path(w.ids.posted),
  'jobs.updateMilestone': (w) =>
    path(w.ids.milestone, { title: 'Sketch', due: 4, description: 'On paper', penalty: 6 }),
  'jobs.invite': (w) => ({ body: { talent_email: 'nobody@people.example', job_id: w.ids.posted } }),
  'push.add': () => ({ body: DEVICE }),
  'push.remove': () => ({ body: { endpoint: DEVICE.endpoint } }),
  'jobs.uninvite': (w) => ({ params: { job_id: w.ids.posted, talent_id: w.ids.talent } }),
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
  'deliverables.open': (w) => path(w.ids.deliveredFile),
  'deliverables.addProxy': (w) => path(w.ids.unsentFile, {}),
  'deliverables.add': (w) => path(w.ids.active),
  'marks.send': (w) =>
    path(w.ids.submitted, {
      marks: [{ file_id: w.ids.deliveredFile, kind: 'must', text: 'Leaf lower', x: 0.2, y: 0.4 }],
    }),
  'marks.ask': (w) =>
    path(w.ids.submitted, {
      marks: [{ file_id: w.ids.deliveredFile, kind: 'question', text: 'Which font?' }],
    }),
  'marks.answer': (w) => path(w.ids.mark, { done: true }),
  'marks.settle': (w) => path(w.ids.mark, { settled: true }),
  'rounds.order': (w) => path(w.ids.submitted, { marks: [{ kind: 'must', text: 'Leaf lower' }] }),
  'guests.list': (w) => path(w.ids.submitted),
  'guests.invite': (w) => path(w.ids.submitted, { name: 'Ada' }),
  'guests.revoke': (w) => path(w.ids.guest),
  'guests.open': (w) => ({ body: { token: w.guestToken } }),
  'guests.comment': (w) => ({
    body: {
      token: w.guestToken,
      marks: [{ file_id: w.ids.deliveredFile, kind: 'nice', text: 'Warmer', x: 0.1, y: 0.9 }],
    },
  }),
  'orders.submitMilestone': (w) => ({
    body: { title: 'Sketch', milestone_id: w.ids.activeMilestone, comment: 'Here' },
  }),
  'deadlines.declineMilestone': (w) => path(w.ids.activeMilestone, { reason: 'Warmer colours' }),
  'orders.submit': (w) => path(w.ids.active, { comment: 'All done' }),
  'orders.accept': (w) => path(w.ids.submitted, {}),
  'orders.decline': (w) => path(w.ids.submitted, { reason: 'Warmer colours' }),
  'acceptance.judge': (w) => path(w.ids.acceptanceItem, { met: true }),
  'orders.previewCancel': (w) => path(w.ids.active),
  'orders.cancel': (w) => path(w.ids.active, { reason: 'Other plans' }),
  'deadlines.requestExtension': (w) => path(w.ids.active, { days: 7, reason: 'The printer is on strike' }),
  'deadlines.grantExtension': (w) => path(w.ids.active, { answer: '' }),
  'deadlines.refuseExtension': (w) => path(w.ids.active, { answer: 'The fair has its date' }),
  'deadlines.withdrawExtension': (w) => path(w.ids.active),
  'deadlines.waive': (w) => path(w.ids.activeMilestone),
  'disputes.get': (w) => path(w.ids.disputed),
  'disputes.open': (w) => path(w.ids.active, { statement: STATEMENT, files: [] }),
  'disputes.addEvidence': (w) => path(w.ids.disputed),
  'disputes.answer': (w) => path(w.ids.disputed, { statement: ANSWER }),
  'disputes.withdraw': (w) => path(w.ids.disputed),
  'disputes.previewSettlement': (w) => ({ ...path(w.ids.disputed), query: { talent: '40000' } }),
  'disputes.propose': (w) => path(w.ids.disputed, { talent: '40000' }),
  'disputes.acceptProposal': (w) => path(w.ids.disputed, { talent: '40000' }),
  'payouts.verifyAccount': () => ({ query: { bank_code: '058', account_number: '0123456789' } }),
  'payouts.recipient': (w) => ({
    body: { bank_code: '058', account_number: '0123456789', job_id: w.ids.accepted },
  }),
  'bankAccounts.add': () => ({
    body: { bank_code: '058', account_number: '0123456789', password: PASSWORD },
  }),
  'bankAccounts.remove': (w) => path(w.ids.bankAccount),
  'statements.trail': (w) => path(w.ids.accepted),
  'payouts.transfer': (w) => ({
    body: { transfer_recipient_code: w.recipient, job_id: w.ids.accepted },
  }),
  'payouts.transferHunter': (w) => ({
    body: { transfer_recipient_code: w.recipient, job_id: w.ids.accepted },
  }),
  'refunds.send': (w) => ({ body: { job_id: w.ids.accepted } }),
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
  'tracker.track': (w) => path(w.ids.active),
  'tracker.get': (w) => path(w.ids.board),
  'tasks.list': (w) => path(w.ids.board),
  'tasks.get': (w) => path(w.ids.task),
  'tasks.create': (w) => ({ body: { ...taskForm(w.today), trackedOrderId: w.ids.board } }),
  'tasks.update': (w) => path(w.ids.task, taskForm(w.today)),
  'tasks.setToDoing': (w) => path(w.ids.task),
  'tasks.setToDone': (w) => path(w.ids.task),
  'tasks.remove': (w) => path(w.ids.task),
  'tasks.comments': (w) => path(w.ids.task),
  'tasks.comment': (w) => path(w.ids.task, { comment: 'Looks good' }),
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
  'line.like': (w) => path(w.ids.gig),
  'line.byTalent': (w) => path(w.ids.talent),
  'gigs.update': (w) => path(w.ids.gig, gig(w)),
  'gigs.remove': (w) => path(w.ids.gig),
  'gigs.publish': (w) => path(w.ids.draftGig),
  'gigs.pause': (w) => path(w.ids.gig),
  'gigOrders.order': (w) => {
    const { skill: _, job_type: __, ...form } = job(w);
    const days = { start_date: w.today, end_date: w.today, terms: 'As in the brief.' };
    return path(w.ids.gig, { ...form, ...days, position: 1 });
  },
  'gallery.add': (w) => ({ body: { gigId: w.ids.gig } }),
  'gallery.replace': (w) => path(w.ids.galleryItem, { gigId: w.ids.gig }),
  'gallery.poster': (w) => path(w.ids.galleryItem),
  'gallery.arrange': (w) => ({ params: { gigId: w.ids.draftGig }, body: { ids: [] } }),
  'gallery.remove': (w) => path(w.ids.galleryItem),
  'messages.send': (w) => ({ body: { recipient_id: w.ids.talent, message: 'Hello' } }),
  'messages.conversation': (w) => path(w.ids.talent),
  'messages.seen': (w) => path(w.ids.talent, { delivered: 1, read: 1 }),
  'messages.delivered': (w) => ({ body: { people: [w.ids.talent], up_to: 1 } }),
  'messages.received': () => ({ body: { receipt: 'not-ours' } }),
  'messages.typing': (w) => path(w.ids.talent),
  'messages.search': () => ({ query: { query: 'hello' } }),
  'messages.block': (w) => path(w.ids.talent),
  'messages.unblock': (w) => path(w.ids.talent),
  'messages.mute': (w) => path(w.ids.talent),
  'messages.unmute': (w) => path(w.ids.talent),
  'messages.report': (w) => path(w.ids.talent, { reason: 'Asks to be paid elsewhere' }),
  'notifications.mark': (w) => path(w.ids.notification),
  'notifications.markAll': () => ({ body: {} }),
  'notificationPreferences.set': () => ({ body: { kind: 'reviews', way: 'mail', on: false } }),
  'ownData.export': () => ({ body: { password: 'somebody else’s' } }),
  'ownData.remove': () => ({ body: { password: 'somebody else’s' } }),
};
