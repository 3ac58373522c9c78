/** The address of this site's one worker: there is one for each language, for it names the files of that build. */
import { language } from '#contract/words/en/language.ts';

const BUILT = language === 'en' ? '/worker.js' : `/worker.${language}.js`;

/** While developing only its part for pushed news works: files have no fixed names then. */
export const WORKER = import.meta.env.DEV ? '/push-worker.js' : BUILT;
