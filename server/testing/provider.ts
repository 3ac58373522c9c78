/** Calls to the provider's API that do not come from the product. */
import type { TestApp } from './app.ts';

/** Returns `data` of the reply; throws with the provider's answer when it refuses. */
export async function askProvider(
  app: Pick<TestApp, 'config'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const { baseUrl, secretKey } = app.config.paystack;
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}
