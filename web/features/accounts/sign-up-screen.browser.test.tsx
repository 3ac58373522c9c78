/** The sign-up form: what it says when something is wrong, and that it is sent once. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { access } from '#contract/accounts/access.ts';
import { words } from '#contract/words.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { expectMessages, loginOf, show, toasts } from '#web/testing/show.tsx';

const name = page.getByLabelText('Username');
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const again = page.getByLabelText('Confirm password', { exact: true });
const create = page.getByRole('button', { name: 'Create account' });

async function fillIn(secret: string): Promise<void> {
  await name.fill('Oluwaseun');
  await email.fill('SEUN@PEOPLE.EXAMPLE');
  await password.fill(secret);
  await again.fill(secret);
}

test('every mistake has its own message, and the first field has the focus', async () => {
  await show('/signup');
  await create.click();
  await expectMessages([
    'Please Enter Your Name',
    'Please Enter Email Address',
    'please enter password',
    'please enter password',
  ]);
  await expect.element(name).toHaveFocus();

  await name.fill('Oluwaseun Adebayo-Williams');
  await email.fill('seun@people');
  await password.fill('seven77');
  await again.fill('eight888');
  await create.click();
  await expectMessages([
    'Name should not exceed 20 Characters',
    'Invalid email address',
    'Password must be at least 8 character',
    'Password must match',
  ]);
});

test('an address that is taken is said under its field and at the edge', async () => {
  answers(access.register, () =>
    refuse(422, words.accounts.errors.emailTaken, { errors: { email: [words.accounts.errors.emailTaken] } }),
  );
  await show('/signup');
  await fillIn('indigo-cloth-26');
  await create.click();
  await expectMessages(['This e-mail already has an account. Log in instead.']);
  await expect.poll(() => toasts('This e-mail already has an account. Log in instead.')).toHaveLength(1);
  await expect.element(email).toHaveFocus();
});

test('a password that is too common is said at the edge', async () => {
  answers(access.register, () =>
    refuse(422, words.accounts.errors.passwordCommon, {
      errors: { password: [words.accounts.errors.passwordCommon] },
    }),
  );
  await show('/signup');
  await fillIn('password123');
  await create.click();
  await expectMessages(['This password is too easy to guess. Choose another one.']);
  await expect.poll(() => toasts('This password is too easy to guess. Choose another one.')).toHaveLength(1);
});

test('two presses within one frame send once and show one message', async () => {
  const sent = answers(access.register, { data: loginOf(null).user, token: null });
  const where = await show('/signup');
  await fillIn('indigo-cloth-26');
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.poll(where).toBe('/login');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect.poll(() => toasts('Registration Successful,Please Signin')).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('only the tab in use is marked, also at the address of the login', async () => {
  const tab = (label: string) =>
    page.getByRole('navigation', { name: words.accounts.login.ways }).getByRole('link', { name: label });
  for (const address of ['/signup', '/login?tab=new&next=%2Fwork']) {
    await show(address);
    await expect.element(tab('Create account')).toHaveAttribute('aria-current', 'page');
    await expect.element(tab('Log in')).not.toHaveAttribute('aria-current');
  }
});
