/** The profile in two steps: missing fields, the states of the country, and the draft. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { profiles } from '#contract/profiles/profiles.ts';
import { answers } from '#web/testing/network.ts';
import { expectMessages, loginOf, show, signIn } from '#web/testing/show.tsx';

const STATES: Record<string, { key: string; name: string }[]> = {
  NG: [
    { key: 'KN', name: 'Kano' },
    { key: 'LA', name: 'Lagos' },
  ],
  GH: [{ key: 'AH', name: 'Ashanti' }],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const state = page.getByLabelText('State');

function answerCountries(): void {
  const list = [
    { key: 'GH', name: 'Ghana' },
    { key: 'NG', name: 'Nigeria' },
  ];
  answers(profiles.countries, { list });
  answers(profiles.states, ({ params }) => ({ list: STATES[params.countryId ?? ''] ?? [] }));
}

async function fillPersonalInfo(): Promise<void> {
  await page.getByLabelText('First name').fill('Amaka');
  await page.getByLabelText('Last name').fill('Obi');
  await page.getByRole('radio', { name: 'Female' }).click();
  await page.getByLabelText('Phone number').fill('+234 803 123 4567');
}

test('both steps show what is missing, and a state belongs to its country', async () => {
  signIn(null);
  answerCountries();
  const where = await show('/updateProfile');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Personal info' })).toBeVisible();
  for (const name of ['First name', 'Last name']) await page.getByLabelText(name).fill('');
  await button('Next').click();
  await expectMessages([
    'Please Enter Your First Name',
    'Please Enter Your Last Name',
    'Please Select Sex',
    'Please Enter Your Your Phone Number',
  ]);
  await fillPersonalInfo();
  await button('Next').click();
  await expect.poll(where).toBe('/updateProfile?step=2');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Address and Status' })).toBeVisible();
  await button('Save profile').click();
  await expectMessages([
    'Please Select Your Country',
    'Please Select Your State',
    'Please Select Account Type',
  ]);

  const country = page.getByLabelText('Country');
  await country.fill('Gha');
  await expect.element(state).toBeDisabled();
  await country.fill(' ghana');
  await state.selectOptions('Ashanti');
  await country.fill('Nigeria');
  await expect.element(state).toHaveValue('');
  await expect.element(state.getByRole('option', { name: 'Ashanti' })).not.toBeInTheDocument();
  await state.selectOptions('Lagos');
  await page.getByRole('radio', { name: /^Talent hunter/ }).click();
  await button('Previous').click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Amaka');
  await expect.poll(() => Object.values(localStorage).join()).toContain('"accounttypeId":"1"');

  await show('/updateProfile?step=2');
  await expect.element(page.getByText('We kept what you typed earlier.')).toBeVisible();
  await expect.element(state).toHaveValue('LA');
  await expect.element(country).toHaveValue('Nigeria');
});

test('somebody who has a profile edits it, and nothing was typed before', async () => {
  signIn('hunter');
  answerCountries();
  await show('/updateProfile');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit your profile' })).toBeVisible();
  await expect
    .element(page.getByLabelText('Phone number'))
    .toHaveValue(loginOf('hunter').user_profile?.phone_number);
  await expect.element(page.getByText('We kept what you typed earlier.')).not.toBeInTheDocument();
});
