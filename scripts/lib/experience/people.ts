/** The people of the example market used in measurements: signed in through the API, and what their tabs store. */

/** The password of everyone in the example market (README.md). */
const PASSWORD = 'indigo-cloth-26';

export type Side = 'hunter' | 'talent';
export type Visitor = { token: string; side: Side };

const PEOPLE: Record<Side, string> = { hunter: 'ngozi@hunter.example', talent: 'tunde@talent.example' };

export async function signIn(url: string, side: Side, email = PEOPLE[side]): Promise<Visitor> {
  const { token } = (await post(`${url}/api/login`, { email, password: PASSWORD })) as {
    token: string;
  };
  return { token, side };
}

/** Returns the API's answer to the visitor. */
export async function ask<Answer>(url: string, path: string, visitor: Visitor): Promise<Answer> {
  const answer = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${visitor.token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json() as Promise<Answer>;
}

async function post(address: string, body: Record<string, unknown>): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A hunter with submitted work to review. */
export const ROOM_OWNER = 'amara@hunter.example';

/** Runs in a new page before its scripts: signs the tab in. */
export function keepVisitor([token, side]: readonly [token: string, side: Side]): void {
  sessionStorage.setItem('adire.token', token);
  sessionStorage.setItem('adire.side', side);
}
