/** Who is signed in, which side is in view, and where one goes (rule 9.3). */
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './testing/memory-storage.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});

const load = () => import('./session.ts');
type Login = Parameters<Awaited<ReturnType<typeof load>>['startSession']>[0];

function login(types: number[], withProfile = true): Login {
  return {
    success: true,
    token: 'token-1',
    user: { id: 'person-1', name: 'Bola', email: 'bola@studio.example', created_at: '2026-01-01T00:00:00Z' },
    user_profile: withProfile ? ({ firstname: 'Bola' } as Login['user_profile']) : null,
    general_account_types: [],
    fee_percent: 10,
    language: null,
    user_account_types: types.map((accounttypeId) => ({ accounttypeId })),
  };
}

test.each([
  ['without a profile', [], false, '/updateProfile'],
  ['as both', [1, 2], true, '/publicProfile'],
  ['as hunter', [1], true, '/hunterDashboard'],
  ['as talent', [2], true, '/publicProfile'],
])('%s one goes home', async (_, types, withProfile, home) => {
  const { getSession, homeOf, startSession } = await load();
  startSession(login(types, withProfile));
  expect(homeOf(getSession().person!)).toBe(home);
});

test('the token is in session storage only', async () => {
  const { startSession } = await load();
  startSession(login([2]));
  expect(sessionStorage.getItem('adire.token')).toBe('token-1');
  expect(localStorage.length).toBe(0);
});

test('a reload finds the person, the token and the side again', async () => {
  const first = await load();
  first.startSession(login([1, 2]));
  first.switchSide('hunter');
  vi.resetModules();
  const second = await load();
  expect(second).not.toBe(first);
  expect(second.getSession()).toMatchObject({
    token: 'token-1',
    side: 'hunter',
    person: { user: { name: 'Bola' } },
  });
});

test('a new account type counts at once and keeps the side in view', async () => {
  const { getSession, rememberPerson, startSession } = await load();
  startSession(login([1]));
  expect(getSession().side).toBe('hunter');
  rememberPerson(login([1, 2]));
  expect(getSession()).toMatchObject({ side: 'hunter', person: { sides: ['talent', 'hunter'] } });
});

test('a refused token of before does not end the session that followed it', async () => {
  const { expireSession, getSession, startSession } = await load();
  startSession(login([2]));
  expireSession('token-0');
  expect(getSession().token).toBe('token-1');
});

test('unreadable remains of a person are no person', async () => {
  sessionStorage.setItem('adire.person', '{');
  const { getSession } = await load();
  expect(getSession().person).toBeNull();
});

test('an answer that comes after logout leaves nothing behind', async () => {
  vi.stubGlobal('location', { replace: vi.fn() });
  const { forgetEverything, rememberPerson, startSession } = await load();
  startSession(login([2]));
  forgetEverything('/');
  rememberPerson(login([2]));
  expect(sessionStorage.length).toBe(0);
});

test('logout takes what is a person’s and leaves what was chosen for the device', async () => {
  vi.stubGlobal('location', { replace: vi.fn() });
  const { forgetEverything, startSession } = await load();
  startSession(login([2]));
  const kept = { 'adire.theme': 'dark', 'adire.lite': 'on' };
  for (const [key, value] of Object.entries({ ...kept, 'adire.draft.person-1.apply': '{}' })) {
    localStorage.setItem(key, value);
  }
  forgetEverything('/');
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.length).toBe(2);
  for (const [key, value] of Object.entries(kept)) expect(localStorage.getItem(key)).toBe(value);
});

test('a refused token sends nobody away while the account is being deleted', async () => {
  const { expectEnd, expireSession, getSession, onSessionExpired, startSession } = await load();
  const listener = vi.fn();
  onSessionExpired(listener);
  startSession(login([2]));
  const goOn = expectEnd();
  expireSession('token-1');
  expect([getSession().token, listener.mock.calls.length]).toEqual(['token-1', 0]);
  goOn();
  expireSession('token-1');
  expect([getSession().token, listener.mock.calls.length]).toEqual([null, 1]);
});
