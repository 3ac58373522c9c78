/** A write refetches what it changed and nothing else; a write is retried when the server is back soon. */
import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { jobs } from '#contract/jobs/jobs.ts';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, render, signIn } from '#web/testing/show.tsx';
import { callOptions, useMutationCall } from './query.ts';

const key = { params: { id: ID } };

/** Shows a job and the preferences, and removes the job. */
function Screen() {
  useQuery({ ...callOptions(jobs.milestones, key), retry: false });
  useQuery({ ...callOptions(notificationPreferences.get), retry: false });
  const remove = useMutationCall(jobs.remove);
  return (
    <button type="button" onClick={() => remove.mutate(key)}>
      {remove.status}
    </button>
  );
}

test.each([
  ['a success', () => ({}), 'success', 2],
  ['a refusal by its state', () => refuse(409, 'It was accepted.'), 'error', 2],
  ['a refusal of a field', () => refuse(422, 'It needs a title.'), 'error', 1],
] as const)('after %s', async (_what, answer, status, reads) => {
  signIn('hunter');
  const milestones = answers(jobs.milestones, { milestones: [] });
  const preferences = answers(notificationPreferences.get, { preferences: [] });
  answers(jobs.remove, answer);
  render(<Screen />);
  await expect.poll(() => [milestones.length, preferences.length]).toEqual([1, 1]);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: status })).toBeVisible();
  await expect.poll(() => [milestones.length, preferences.length]).toEqual([reads, 1]);
});

function keysSent(): (string | null)[] {
  const sent = vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers));
  return sent.map((headers) => headers.get('idempotency-key')).filter((key) => key !== null);
}

test('a write that is to come back soon comes back by itself, under the same key (rule 7.5)', async () => {
  signIn('hunter');
  answers(jobs.milestones, { milestones: [] });
  answers(notificationPreferences.get, { preferences: [] });
  let isBack = false;
  const tries = answers(jobs.remove, () => {
    if (isBack) return {};
    isBack = true;
    return refuse(503, 'Busy', { retryAfter: 1 });
  });
  render(<Screen />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'success' })).toBeVisible();
  const [first, second] = keysSent();
  expect([tries.length, second]).toEqual([2, first]);
});

test.each([
  ['that is away for longer', 503, 10],
  ['that counts too many calls', 429, 1],
] as const)('a write is not retried by itself at an API %s', async (_what, status, retryAfter) => {
  signIn('hunter');
  answers(jobs.milestones, { milestones: [] });
  answers(notificationPreferences.get, { preferences: [] });
  const tries = answers(jobs.remove, () => refuse(status, 'Not now', { retryAfter }));
  render(<Screen />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'error' })).toBeVisible();
  expect(tries).toHaveLength(1);
});
