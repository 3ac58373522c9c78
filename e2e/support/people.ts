/** People for browser tests: created through the API, each signed in on their own page. */
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

/** Everyone's password, also in the example market. */
export const PASSWORD = 'indigo-cloth-26';
const ACCOUNT_TYPE = { hunter: 1, talent: 2 };
const ADDRESS = { gender: 'Female', countryId: 'NG', stateId: 'LA' };

/** Returns letters that make a name or title unique to this run; phone and desktop run in parallel. */
export function unique(): string {
  return randomBytes(4).toString('hex');
}

/** Registers, signs in and completes the profile. `name` is first and last name, at most 25 characters. */
export async function newMember(request: APIRequestContext, name: string, side: Side): Promise<Member> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.${unique()}@people.example`;
  const login = { email, password: PASSWORD };
  const account = { name, ...login, password_confirmation: PASSWORD };
  const made = await call<{ data: { id: string } }>(request, null, 'POST', 'register', account);
  const { token } = await call<{ token: string }>(request, null, 'POST', 'login', login);
  const [firstname = name, ...rest] = name.split(' ');
  const profile = {
    ...ADDRESS,
    // Unique, because an operator with the same number would count as related to them.
    phone_number: `+234 803 ${randomInt(1_000_000, 9_999_999)}`,
    firstname,
    lastname: rest.join(' ') || 'Adeyemi',
    accounttypeId: ACCOUNT_TYPE[side],
  };
  await call(request, { token }, 'POST', 'updateorcreateprofile', profile);
  return { id: made.data.id, name, email, token, side };
}

/** Signs in an existing person, such as one of the example market. */
export async function knownMember(request: APIRequestContext, email: string, side: Side): Promise<Member> {
  const login = { email, password: PASSWORD };
  type Answer = { token: string; user: { id: string; name: string } };
  const { token, user } = await call<Answer>(request, null, 'POST', 'login', login);
  return { id: user.id, name: user.name, email, token, side };
}

/** Browser contexts of the people in the current test. */
let open: { test: string; contexts: BrowserContext[] } = { test: '', contexts: [] };

/** Returns a new browser context; those of the previous test are closed, so that only pages in use hold streams. */
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

/** Opens a page in a separate browser context on which the member is signed in. */
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

/** Calls the API, as a member or anonymously, and expects success; returns the JSON. */
export async function call<Answer>(
  request: APIRequestContext,
  who: Pick<Member, 'token'> | null,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: Record<string, unknown>,
): Promise<Answer> {
  const headers = {
    'Idempotency-Key': unique() + unique(),
    ...(who && { Authorization: `Bearer ${who.token}` }),
  };
  const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Creates a hunter and a talent. */
export async function twoPeople(request: APIRequestContext): Promise<{ hunter: Member; talent: Member }> {
  const hunter = await newMember(request, 'Ngozi Bello', 'hunter');
  const talent = await newMember(request, 'Tunde Alabi', 'talent');
  return { hunter, talent };
}
