/** The rights to the work that a package gives: six questions with a few possible answers each. */
import * as z from 'zod/mini';

/** The answers to each question; the first is the suggested one. */
export const rightsAnswers = {
  use: ['everywhere', 'online', 'inside'],
  area: ['world', 'africa', 'west-africa', 'nigeria'],
  term: ['ever', 'five-years', 'one-year'],
  exclusive: ['yes', 'no'],
  change: ['yes', 'consent', 'no'],
  show: ['yes', 'published', 'no'],
} as const;

/** Where the work may be used, in which countries, for how long, exclusively or not, may it be changed, may its talent show it. */
export const rights = z.strictObject({
  use: z.enum(rightsAnswers.use),
  area: z.enum(rightsAnswers.area),
  term: z.enum(rightsAnswers.term),
  exclusive: z.enum(rightsAnswers.exclusive),
  change: z.enum(rightsAnswers.change),
  show: z.enum(rightsAnswers.show),
});
export type Rights = z.infer<typeof rights>;

export const SUGGESTED_RIGHTS: Rights = {
  use: 'everywhere',
  area: 'world',
  term: 'ever',
  exclusive: 'yes',
  change: 'yes',
  show: 'yes',
};

/** The words of `gigs.rightsSaid`, in one language. */
type RightsWords = {
  [Question in Exclude<keyof Rights, 'show'>]: Record<Rights[Question], string>;
} & { show: Record<Rights['show'], (talent: string) => string> };

/** Returns the six answers as three sentences, as terms and deeds contain them. */
export function rightsText(
  { use, area, term, exclusive, change, show }: RightsWords,
  given: Rights,
  talent: string,
): string {
  const allowed = [use[given.use], area[given.area], term[given.term], exclusive[given.exclusive]].join(', ');
  return `${allowed}. ${change[given.change]} ${show[given.show](talent)}`;
}

/** Returns the rights stated in these terms, if they contain the sentences word for word as the form inserts them; otherwise null. */
export function rightsIn(said: RightsWords, terms: string, talent: string): Rights | null {
  return everyRights().find((given) => terms.includes(rightsText(said, given, talent))) ?? null;
}

/** Every combination of answers to the six questions: 648. */
function everyRights(): Rights[] {
  const questions = Object.entries(rightsAnswers);
  return questions.reduce<Partial<Rights>[]>(
    (begun, [question, answers]) =>
      begun.flatMap((some) => answers.map((answer) => ({ ...some, [question]: answer }))),
    [{}],
  ) as Rights[];
}
