/** The initial values of the profile form, and which step a message belongs to. */
import { expect, test } from 'vitest';
import { profileForm } from '#contract/profiles/profiles.ts';
import { profileValues, refusesStepOne } from './profile-values.ts';

const KEPT = {
  userId: '0199a200-0000-7000-8000-000000000001',
  firstname: 'Amaka',
  lastname: 'Obi',
  gender: 'Female' as const,
  phone_number: '+234 803 123 4567',
  countryId: 'NG',
  country: 'Nigeria',
  stateId: 'LA',
  state: 'Lagos',
  storyline: 'I draw',
  description: null,
  profile_image: null,
  created_at: '2026-11-21T09:00:00.000Z',
};

test('a new person gets an empty form that names every missing field', () => {
  const values = profileValues({ user: { name: 'kente' }, user_profile: null, user_account_types: [] });
  const { error } = profileForm.safeParse(values);
  const fields = new Set(error?.issues.map((issue) => issue.path[0]));
  const first = [...fields].map((field) => error?.issues.find((issue) => issue.path[0] === field)?.message);
  expect(first).toEqual([
    'Please Enter Your First Name',
    'Please Enter Your Last Name',
    'Please Select Sex',
    'Please Enter Your Your Phone Number',
    'Please Select Your Country',
    'Please Select Your State',
    'Please Select Account Type',
  ]);
});

test('a kept profile fills the form so that it can be sent as it is, and adds no account type', () => {
  const values = profileValues({
    user: { name: 'Kente Studio' },
    user_profile: KEPT,
    user_account_types: [{ accounttypeId: 2 }],
  });
  const { firstname, lastname, gender, phone_number, countryId, stateId } = KEPT;
  expect(profileForm.parse(values)).toEqual({
    ...{ firstname, lastname, gender, phone_number, countryId, stateId },
    accounttypeId: 2,
  });
});

test('a new person whose name is two words does not type it again', () => {
  const values = profileValues({ user: { name: ' Ada  Eze ' }, user_profile: null, user_account_types: [] });
  expect([values.firstname, values.lastname]).toEqual(['Ada', 'Eze']);
});

test('messages on a field of step 1 lead back to it, others do not', () => {
  expect(refusesStepOne({ errors: { phone_number: ['wrong'] } })).toBe(true);
  expect(refusesStepOne({ errors: { stateId: ['wrong'] } })).toBe(false);
  expect(refusesStepOne(new Error('no network'))).toBe(false);
});
