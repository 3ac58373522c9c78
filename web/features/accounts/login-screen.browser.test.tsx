/** The login form: what it says when something is wrong, and where it leads. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { access } from '#contract/accounts/access.ts';
import { accounts } from '#contract/accounts/accounts.ts';
import { words } from '#contract/words.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { expectMessages, loginOf, show, toasts } from '#web/testing/show.tsx';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const enter = page.getByRole('button', { name: 'Log in' });

test('every mistake has its own message', async () => {
  await show('/login');
  await enter.click();
  await expectMessages(['Please Enter Email Address', 'please enter password']);
  await email.fill('not an address');
  await password.fill('short');
  await enter.click();
  await expectMessages(['Invalid email address', 'Password must be at least 8 character']);
});

test('whatever is wrong with the pair is one sentence, at the top centre too', async () => {
  const sent = answers(access.login, () => refuse(401, words.accounts.fixed.invalidCredentials));
  await show('/login');
  await email.fill('amaka@people.example');
  await password.fill('another-word-26');
  await enter.click();
  await expect.element(page.getByRole('main').getByText('Invalid Credentials')).toBeVisible();
  await expect.poll(() => toasts('Invalid Credentials')).toHaveLength(1);
  const [toast] = toasts('Invalid Credentials');
  expect(toast?.getAttribute('data-y-position')).toBe('top');
  expect(toast?.getAttribute('data-x-position')).toBe('center');
  expect(sent.map(({ body }) => body.email)).toEqual(['amaka@people.example']);
});

test('whoever was logged out elsewhere reads that, and what comes after', async () => {
  const back = page.getByText("We'll take you back to where you were.");
  const ended = page.getByText(
    "You were logged out. Log in again, and we'll take you back to where you were.",
  );
  await show('/login?next=/order');
  await expect.element(back).toBeVisible();
  await expect.element(ended).not.toBeInTheDocument();
  await show('/login?next=/order&ended=1');
  await expect.element(ended).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});

test('a link off this site is never followed after login', async () => {
  answers(access.login, loginOf(null));
  answers(accounts.me, loginOf(null));
  const where = await show('/login?next=//elsewhere.example/order');
  await email.fill('amaka@people.example');
  await password.fill('indigo-cloth-26');
  await enter.click();
  await expect.poll(where).toBe('/updateProfile');
});
