/** Reviews and replies in the example market, and the statements of a dispute. */
import { disputes } from '#contract/disputes/disputes.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { readPicture } from './gig-kit.ts';
import type { Member } from './world.ts';

/** `from` reviews `of`; returns the id of the review. */
export async function writeReview(
  from: Member,
  of: Member,
  jobId: string,
  rating: number,
  comment: string,
): Promise<string> {
  const names = { reviewer_id: from.id, reviewee_id: of.id, job_id: jobId };
  const recommend_user = rating > 3 ? 'Yes' : 'Not likely';
  const { review } = await from.ok(reviews.send, { body: { ...names, rating, recommend_user, comment } });
  return review.id;
}

/** The person reviewed replies. */
export async function replyToReview(member: Member, reviewId: string, reply: string): Promise<void> {
  await member.ok(reviews.reply, { params: { id: reviewId }, body: { reply } });
}

type Deal = { hunter: Member; talent: Member; job: { id: string } };

/** The hunter opens a dispute about submitted work. */
export async function openDispute({ hunter, job }: Deal): Promise<void> {
  const statement =
    'The captions read well, but half of them stand on the screen for less than a second. I asked twice for longer ones and was told that this is how people read on phones. My viewers are learners: they can not use the film like this.';
  const files = [await evidence(hunter, job.id, 'strip-day', 'places-that-are-too-short.jpg')];
  await hunter.ok(disputes.open, { params: { id: job.id }, body: { statement, files } });
}

/** The talent answers the dispute in time. */
export async function answerDispute({ talent, job }: Deal): Promise<void> {
  const statement =
    'The brief gives the words and the length of the film, not the length of a caption. With longer ones a third of the text would have to go. I offered to cut it, and was only asked again for longer ones.';
  const files = [await evidence(talent, job.id, 'threads-french', 'words-that-would-go.jpg')];
  await talent.ok(disputes.answer, { params: { id: job.id }, body: { statement, files } });
}

/** Uploads a picture as evidence; returns its id. */
async function evidence(by: Member, jobId: string, painted: string, name: string): Promise<string> {
  const upload = { ...(await readPicture('file', painted)), name };
  return (await by.ok(disputes.addEvidence, { params: { id: jobId }, upload })).file.id;
}
