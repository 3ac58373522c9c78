/** All structural laws, by chapter. */
import { FORM_LAWS } from './form-laws.ts';
import { IMPORT_LAWS } from './import-laws.ts';
import type { Law } from './law.ts';
import { MONEY_LAWS } from './money-laws.ts';
import { SERVER_LAWS } from './server-laws.ts';
import { STATUS_LAWS } from './status-laws.ts';
import { STYLE_LAWS } from './style-laws.ts';
import { TEXT_LAWS } from './text-laws.ts';

export const CHAPTERS: Record<string, Law[]> = {
  'who imports whom': IMPORT_LAWS,
  'the modules of the server': SERVER_LAWS,
  money: MONEY_LAWS,
  statuses: STATUS_LAWS,
  forms: FORM_LAWS,
  'how code is written': STYLE_LAWS,
  'texts and settings': TEXT_LAWS,
};
