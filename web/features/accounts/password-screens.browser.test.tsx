/** A forgotten password: what both forms say when something is wrong. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { access } from '#contract/accounts/access.ts';
import { words } from '#contract/words.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { expectMessages, show, toasts } from '#web/testing/show.tsx';

test('the form that asks for a link shows every mistake', async () => {
  await show('/forgotPassword');
  const email = page.getByLabelText('Email');
  const ask = page.getByRole('button', { name: 'Get link' });
  await ask.click();
  await expectMessages(['Please Enter a Valid Email Address']);
  await email.fill('not an address');
  await ask.click();
  await expectMessages(['Invalid Email Address']);
});

test('the form that sets a new password shows every mistake', async () => {
  await show('/resetPassword');
  const set = page.getByRole('button', { name: 'Set password' });
  await set.click();
  await expectMessages([
    'Please Enter The Code Sent to Your Email',
    'please Enter a new password',
    'Please Confirm Your New Password',
  ]);
  await page.getByLabelText('Code').fill('ABCD2345');
  await page.getByLabelText('New password', { exact: true }).fill('cloth');
  await page.getByLabelText('Repeat password', { exact: true }).fill('cloth-of-indigo-27');
  await set.click();
  await expectMessages(['Password must be at least 8 character', 'Password must match']);

  const sent = answers(access.resetPassword, () =>
    refuse(422, words.accounts.errors.codeInvalid, { errors: { code: [words.accounts.errors.codeInvalid] } }),
  );
  await page.getByLabelText('New password', { exact: true }).fill('cloth-of-indigo-27');
  await set.click();
  await expectMessages(['This code is wrong or has expired. Ask for a new one.']);
  await expect.poll(() => toasts('This code is wrong or has expired. Ask for a new one.')).toHaveLength(1);
  expect(sent).toHaveLength(1);
});
