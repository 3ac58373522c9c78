/** Which rights to the work a package gives: six questions, each with a handful of answers. */
import * as z from 'zod/mini';

/** The answers to each question, the first of them what is suggested. */
export const rightsAnswers = {
  use: ['everywhere', 'online', 'inside'],
  area: ['world', 'africa', 'west-africa', 'nigeria'],
  term: ['ever', 'five-years', 'one-year'],
  exclusive: ['yes', 'no'],
  change: ['yes', 'consent', 'no'],
  show: ['yes', 'published', 'no'],
} as const;

/** Where the work may be used, in which countries, how long, by nobody else, may it be changed, may its talent show it. */
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
