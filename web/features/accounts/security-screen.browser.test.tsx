/** The security screen: open sessions, changes under way, and that every change asks for the password. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accounts } from '#contract/accounts/accounts.ts';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { type OpenSession, security } from '#contract/accounts/security.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { getSession } from '#web/lib/session.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, loginOf, MOMENT, show, signIn } from '#web/testing/show.tsx';

const session = (n: number, more: Partial<OpenSession> = {}): OpenSession => ({
  id: ID.replace(/1$/, String(n)),
  ...{ browser: 'Chrome', system: 'Android', country: 'Nigeria' },
  ...{ started_at: MOMENT, seen_at: MOMENT, current: false },
  ...more,
});

beforeEach(() => {
  signIn('talent');
  answers(security.emailChange, { change: null });
  answers(security.sessions, {
    sessions: [session(1, { current: true }), session(2, { browser: 'Firefox', system: 'Windows' })],
  });
  answers(security.activity, { events: [], next: null });
  answers(secondFactor.get, { on: false, authenticator: false, passkeys: [], recovery_codes_left: 0 });
});

test('this device is marked and cannot be ended; another asks for the password and says what is wrong', async () => {
  const wrong = 'That is not your password';
  answers(security.endSession, () => refuse(422, wrong, { errors: { password: [wrong] } }));
  await show('/security');
  const rows = page.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem');
  await expect.element(rows.nth(0).getByText('This device')).toBeVisible();
  await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument();
  await rows.nth(1).getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Your password', { exact: true }).fill('wrong-cloth-26');
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.element(dialog.getByText('That is not your password')).toBeVisible();
});

test('a change of e-mail that is under way says which link is still to be opened', async () => {
  answers(security.emailChange, {
    change: { email: 'new@people.example', expires_at: MOMENT, old_confirmed: false, new_confirmed: true },
  });
  await show('/security');
  await expect.element(page.getByText('Waiting to change to new@people.example')).toBeVisible();
  await expect
    .element(page.getByText(/open the link that we e-mailed to your current address/))
    .toBeVisible();
});

test('a new phone number and a new e-mail are shown, although the tab still knows those of the login', async () => {
  const { user, user_profile: profile, ...me } = loginOf('talent');
  answers(security.changePhone, {});
  await show('/security');
  await expect.element(page.getByText('amaka@people.example')).toBeVisible();
  answers(accounts.me, {
    ...me,
    user: { ...user, email: 'new@people.example' },
    user_profile: profile && { ...profile, phone_number: '+234 805 000 0000' },
  });
  await page.getByRole('button', { name: 'Change phone number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Phone number').fill('+234 805 000 0000');
  await dialog.getByLabelText('Your password', { exact: true }).fill('indigo-cloth-26');
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await expect.element(page.getByText('+234 805 000 0000')).toBeVisible();
  await expect.element(page.getByText('new@people.example')).toBeVisible();
});

test('recent activity says what happened, when and where', async () => {
  const from = { browser: null, system: null, country: null };
  answers(security.activity, {
    events: [{ id: '2', at: MOMENT, kind: 'sign-in-failed', ...from }],
    next: null,
  });
  await show('/security');
  await expect
    .element(page.getByRole('list', { name: 'What happened to your account' }).getByRole('listitem'))
    .toHaveTextContent(
      `Wrong password at login${sayMoment(MOMENT).replaceAll('\u00A0', ' ')}, Unknown device`,
    );
});

test('new passwords that differ, and the current one again, are not sent', async () => {
  await show('/security');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Current password', { exact: true }).fill('indigo-cloth-26');
  await dialog.getByLabelText('New password', { exact: true }).fill('woven-indigo-27');
  await dialog.getByLabelText('Repeat password', { exact: true }).fill('woven-indigo-28');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog.getByText('Password must match')).toBeVisible();
  await dialog.getByLabelText('New password', { exact: true }).fill('indigo-cloth-26');
  await expect.element(dialog.getByText('Choose one that differs from your current password.')).toBeVisible();
});

test('after a new password the screen goes on with the token of the answer, and nothing asks with the old one', async () => {
  const renewed = 'the-renewed-token';
  answers(security.changePassword, { token: renewed });
  await show('/security');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  const asked: (string | null)[] = [];
  answers(security.sessions, () => {
    asked.push(getSession().token);
    return { sessions: [session(1, { current: true })] };
  });
  await dialog.getByLabelText('Current password', { exact: true }).fill('indigo-cloth-26');
  await dialog.getByLabelText('New password', { exact: true }).fill('woven-indigo-27');
  await dialog.getByLabelText('Repeat password', { exact: true }).fill('woven-indigo-27');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(page.getByText('Password changed.', { exact: false })).toBeVisible();
  await expect.poll(() => asked).toEqual([renewed]);
  expect(getSession().token).toBe(renewed);
});

test('the link of the present address may also stop the change, that of the new one not', async () => {
  answers(security.stopEmail, {});
  await show('/confirmEmail?code=ABC');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stop the change' })).not.toBeInTheDocument();
  await show('/confirmEmail?code=ABC&from=old');
  await page.getByRole('button', { name: 'Stop the change' }).click();
  await expect.element(page.getByText(/^Stopped\. Your e-mail stays as it was/)).toBeVisible();
});
