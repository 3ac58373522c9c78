/** What is said of every act in French. */
import type { EventName } from '../../../acts/all.ts';
import type { ActWords } from '../../../acts/words.ts';
import { disputeWords } from './dispute.ts';
import { extensionWords, invitationWords } from './extension.ts';
import { jobWords } from './job.ts';
import { bankAccountWords, chargebackWords, paymentWords, payoutWords, policyWords } from './money.ts';
import {
  accountWords,
  bidWords,
  hunterWords,
  reviewWords,
  talentWords,
  taskWords,
  trackerWords,
} from './people.ts';

export const acts: ActWords<EventName> = {
  ...jobWords,
  ...invitationWords,
  ...extensionWords,
  ...disputeWords,
  ...bidWords,
  ...paymentWords,
  ...chargebackWords,
  ...payoutWords,
  ...bankAccountWords,
  ...policyWords,
  ...reviewWords,
  ...accountWords,
  ...trackerWords,
  ...taskWords,
  ...hunterWords,
  ...talentWords,
};
