/** What the profile form starts with, and which of its fields belong to which step. */
import type { accounts } from '#contract/accounts/accounts.ts';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { HUNTER, TALENT } from '#contract/profiles/profiles.ts';

type Me = Pick<Reply<typeof accounts.me>, 'user_profile' | 'user_account_types'>;

const TYPES = { hunter: HUNTER, talent: TALENT } as const;

/** Step 1 of /updateProfile; the others are step 2. */
const PERSONAL_FIELDS = ['firstname', 'lastname', 'gender', 'phone_number'] as const;

/** The kept profile as the form takes it; empty, with no sex chosen, for a person without one, who may have chosen a side. */
export function profileValues({ user_profile: kept, user_account_types: types }: Me, side?: Side) {
  return {
    firstname: kept?.firstname ?? '',
    lastname: kept?.lastname ?? '',
    gender: kept?.gender,
    phone_number: kept?.phone_number ?? '',
    countryId: kept?.countryId ?? '',
    stateId: kept?.stateId ?? '',
    accounttypeId: String(types[0]?.accounttypeId ?? (side ? TYPES[side] : '')),
  };
}

/** True when a field of step 1 has messages, so that the form must show that step. */
export function refusesStepOne(refused: unknown): boolean {
  const errors = (refused as { errors?: Record<string, unknown> }).errors ?? {};
  return PERSONAL_FIELDS.some((field) => errors[field] !== undefined);
}
