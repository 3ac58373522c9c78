/** The initial values of the profile form, and which of its fields belong to which step. */
import type { accounts } from '#contract/accounts/accounts.ts';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { HUNTER, TALENT } from '#contract/profiles/profile.ts';

type Me = Pick<Reply<typeof accounts.me>, 'user_profile' | 'user_account_types'> & { user: { name: string } };

const TYPES = { hunter: HUNTER, talent: TALENT } as const;

/** Step 1 of /updateProfile; the others are step 2. */
const PERSONAL_FIELDS = ['firstname', 'lastname', 'gender', 'phone_number'] as const;

/**
 * The saved profile as form values. Without a profile: the two words of the account name, if there are exactly two, the side that
 * the person may have chosen, and nothing else.
 */
export function profileValues({ user, user_profile: kept, user_account_types: types }: Me, side?: Side) {
  const names = user.name.trim().split(/\s+/);
  const [first = '', last = ''] = names.length === 2 ? names : [];
  return {
    firstname: kept?.firstname ?? first,
    lastname: kept?.lastname ?? last,
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
