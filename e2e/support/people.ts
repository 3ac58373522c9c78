/** People of the browser tests: made through the API, signed in on a page of their own. */
import { randomBytes, randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test';

export type Side = 'hunter' | 'talent';
export type Member = { id: string; name: string; email: string; token: string; side: Side };

export const PASSWORD = 'indigo-cloth-26';
const ACCOUNT_TYPE = { hunter: 1, talent: 2 };
const ADDRESS = { gender: 'Female', countryId: 'NG', stateId: 'LA' };

/** Letters that make a name or a title this run's own; phone and desktop run side by side. */
export function unique(): string {
  return randomBytes(4).toString('hex');
}

/** Registers, signs in and completes the profile. `name` is first and last name, at most 25 characters. */
export async function newMember(request: APIRequestContext, name: string, side: Side): Promise<Member> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.${unique()}@people.example`;
  const login = { email, password: PASSWORD };
  const made = await post(request, 'register', { name, ...login, password_confirmation: PASSWORD });
  const { token } = await post(request, 'login', login);
  const [firstname = name, ...rest] = name.split(' ');
  const profile = {
    ...ADDRESS,
    // Their own: an operator with the same number would count as related to them.
    phone_number: `+234 803 ${randomInt(1_000_000, 9_999_999)}`,
    firstname,
    lastname: rest.join(' ') || 'Adeyemi',
    accounttypeId: ACCOUNT_TYPE[side],
  };
  await post(request, 'updateorcreateprofile', profile, token);
  return { id: made.data.id, name, email, token, side };
}

/** Signs in somebody who is there already, such as a person of the example market. */
export async function knownMember(request: APIRequestContext, email: string, side: Side): Promise<Member> {
  const answer = await request.post('/api/login', { data: { email, password: PASSWORD } });
  expect(answer.ok(), `login: ${answer.status()} ${await answer.text()}`).toBe(true);
  const { token, user } = await answer.json();
  return { id: user.id, name: user.name, email, token, side };
}

/** Browsers of people in the test that runs. */
let open: { test: string; contexts: BrowserContext[] } = { test: '', contexts: [] };

/** A browser of its own for this test; those of the test before are closed, so that only living pages keep streams. */
async function freshContext(browser: Browser): Promise<BrowserContext> {
  const { testId } = test.info();
  if (open.test !== testId) {
    const over = open.contexts;
    open = { test: testId, contexts: [] };
    await Promise.all(over.map((context) => context.close()));
  }
  const context = await browser.newContext();
  open.contexts.push(context);
  return context;
}

/** A page in a browser of their own on which the member is signed in. */
export async function pageOf(browser: Browser, member: Member): Promise<Page> {
  const context = await freshContext(browser);
  await context.addInitScript(
    ([token, side]) => {
      if (sessionStorage.getItem('adire.token')) return;
      sessionStorage.setItem('adire.token', token);
      sessionStorage.setItem('adire.side', side);
    },
    [member.token, member.side] as const,
  );
  return context.newPage();
}

/** What the answers used here have in common. */
type Answer = { token: string; data: { id: string }; job_user: { id: string } };

/** A write through the API that must succeed; `token` of the person who does it. */
export async function post(
  request: APIRequestContext,
  path: string,
  data: Record<string, unknown>,
  token?: string,
): Promise<Answer> {
  const headers = {
    'Idempotency-Key': `${unique()}${unique()}`,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = await request.post(`/api/${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}
