/** What the profile form starts with, and which of its fields belong to which step. */
import type { accounts } from '#contract/accounts.ts';
import type { Reply } from '#contract/endpoint.ts';
import { HUNTER, TALENT } from '#contract/profiles.ts';

type Me = Pick<Reply<typeof accounts.me>, 'user_profile' | 'user_account_types'>;

/** Step 1 of /updateProfile; the others are step 2. */
export const PERSONAL_FIELDS = ['firstname', 'lastname', 'gender', 'phone_number'] as const;

const EMPTY = {
  firstname: '',
  lastname: '',
  gender: '',
  phone_number: '',
  countryId: '',
  stateId: '',
  accounttypeId: '',
};
export type ProfileValues = typeof EMPTY;

/** The kept profile as the form takes it; empty for a person without one. */
export function profileValues({ user_profile: kept, user_account_types: types }: Me): ProfileValues {
  if (!kept) return EMPTY;
  const { firstname, lastname, gender, phone_number, countryId, stateId } = kept;
  const accounttypeId = String(types[0]?.accounttypeId ?? '');
  return { firstname, lastname, gender, phone_number, countryId, stateId, accounttypeId };
}

/** True for a person who holds both account types and can add none. */
export function holdsBoth({ user_account_types: types }: Pick<Me, 'user_account_types'>): boolean {
  return [HUNTER, TALENT].every((type) => types.some(({ accounttypeId }) => accounttypeId === type));
}
