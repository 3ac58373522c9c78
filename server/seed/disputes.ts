/** The argument of the example market: both sides have given theirs, and an operator can decide. */
import { disputes } from '#contract/disputes/disputes.ts';
import type { Member } from './world.ts';

type Deal = { hunter: Member; talent: Member; job: { id: string } };

/** The hunter asks an operator to decide about work that was handed in. */
export async function argue({ hunter, job }: Deal): Promise<void> {
  const statement =
    'The captions read well, but half of them stand on the screen for less than a second. I asked twice for longer ones and was told that this is how people read on phones. My viewers are learners: they can not use the film like this.';
  await hunter.ok(disputes.open, { params: { id: job.id }, body: { statement } });
}

/** The talent answers in time. */
export async function reply({ talent, job }: Deal): Promise<void> {
  const statement =
    'The brief gives the words and the length of the film, not the length of a caption. With longer ones a third of the text would have to go, which I offered on the second day. I heard nothing until the film was done.';
  await talent.ok(disputes.answer, { params: { id: job.id }, body: { statement } });
}
