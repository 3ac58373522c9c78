/** A dispute that the other side leaves unanswered, up to an operator's decision; the clock is set past the deadline. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { DAY_MS } from '#contract/core/days.ts';
import { orderPath, prepareOwnProduct } from './support/ahead.ts';
import { codeOf } from './support/authenticator.ts';
import { submit } from './support/order-calls.ts';
import { call, type Member, newMember, PASSWORD } from './support/people.ts';

const { url, launch, api, open, operator } = await prepareOwnProduct('decision');

test.use({ baseURL: url });
test.describe.configure({ timeout: 240_000 });

const DAYS_AHEAD = 4;
const STATEMENT = 'The poster shows other masks than the three that we named in the brief.';
const REASON = 'The brief names three masks, and two of them are drawn as agreed.';

/** Signs in to the console, whose clock is `days` ahead; returns the member with the console's token. */
async function atConsole(
  calls: APIRequestContext,
  member: Member,
  secret: string,
  days: number,
): Promise<Member> {
  const data = { email: member.email, password: PASSWORD, code: codeOf(secret, Date.now() + days * DAY_MS) };
  const answer = await calls.post('/api/operator/session', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...member, token: (await answer.json()).token };
}

async function enrol(calls: APIRequestContext, member: Member, said: string): Promise<string> {
  const enrolment_code = /\b[0-9A-HJKMNP-TV-Z-]{24,}\b/.exec(said)?.[0];
  const data = { email: member.email, password: PASSWORD, enrolment_code };
  const answer = await calls.post('/api/operator/enrol', { data });
  expect(answer.ok(), `${said} ${await answer.text()}`).toBe(true);
  return (await answer.json()).secret;
}

test('silence has its stated result, and both read how it was decided, to the kobo', async ({ browser }) => {
  let end = await launch();
  let calls = await api();
  const hunter = await newMember(calls, 'Hauwa Sani', 'hunter');
  const talent = await newMember(calls, 'Sade Cole', 'talent');
  const ife = await newMember(calls, 'Ife Obi', 'hunter');
  const { jobId, title } = await submit(calls, { hunter, talent }, 100_000);
  await call(calls, hunter, 'POST', `job/dispute/${jobId}`, { statement: STATEMENT });
  await calls.dispose();
  await end();

  const said = operator('grant', ife.email);
  end = await launch();
  calls = await api();
  const secret = await enrol(calls, ife, said);
  await atConsole(calls, ife, secret, 0);
  await calls.dispose();
  await end();

  end = await launch(DAYS_AHEAD);
  try {
    const atTalent = await open(browser, talent, orderPath(talent, jobId));
    await expect(atTalent.getByText('You missed the time to answer.')).toBeVisible({ timeout: 120_000 });
    await expect(atTalent.getByText('Waiting for Adire to decide')).toBeVisible();
    await expect(atTalent.getByText("Not replying doesn't lose the case by itself").first()).toBeVisible();

    calls = await api();
    const desk = await atConsole(calls, ife, secret, DAYS_AHEAD);
    type Lines = { disputes: { id: string; title: string; state: string }[] };
    const { disputes } = await call<Lines>(calls, desk, 'GET', 'operator/disputes');
    expect(disputes).toMatchObject([{ title, state: 'decision' }]);
    const decision = { talent: '70000', reason: REASON };
    await call(calls, desk, 'POST', `operator/dispute/${disputes[0]?.id}/decide`, decision);
    await calls.dispose();

    await expect(atTalent.getByText('Adire decided the dispute').first()).toBeVisible();
    await expect(atTalent.getByText(REASON).first()).toBeVisible();
    await expect(atTalent.getByText('N63,000').first()).toBeVisible();
    const atHunter = await open(browser, hunter, orderPath(hunter, jobId));
    await expect(atHunter.getByText(REASON).first()).toBeVisible();
    await atHunter.goto(`${url}/hunterDashboard/CompletedProjects`);
    await atHunter.getByRole('button', { name: /Withdrawal/ }).click();
    await expect(atHunter.getByRole('dialog')).toContainText('N30,000');
  } finally {
    await end();
  }
});
