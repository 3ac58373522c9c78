/** `npm run words`: prints every text of the product with its place in the catalogue, in both languages. */
import { sentencesOf } from './lib/words/sentences.ts';

const french = new Map(sentencesOf('fr').map(({ place, text }) => [place, text]));
for (const { place, text } of sentencesOf('en'))
  console.log(`${place}\n  ${text}\n  ${french.get(place) ?? ''}`);
