/** `npm run words`: prints every sentence of the product with its place, in both languages. */
import { sentencesOf } from './lib/words/sentences.ts';

const french = new Map(sentencesOf('fr').map(({ place, text }) => [place, text]));
for (const { place, text } of sentencesOf('en'))
  console.log(`${place}\n  ${text}\n  ${french.get(place) ?? ''}`);
