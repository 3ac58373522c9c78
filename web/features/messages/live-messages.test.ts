/** Going online or offline shows wherever the person is in view. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { people } from '#contract/people/people.ts';
import { memoryStorage } from '#web/lib/testing/memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});

test('an open profile and an open gig follow who is online, those of others do not', async () => {
  const { callKey } = await import('#web/lib/query.ts');
  const { followMessages } = await import('./live-messages.ts');
  const client = new QueryClient();
  const [amara, tunde] = ['amara', 'tunde'].map((id) => callKey(people.get, { params: { id } }));
  const gig = callKey(gigs.get, { params: { id: 'gig' } });
  client.setQueryData(amara ?? [], { users: { id: 'amara', online: false } });
  client.setQueryData(tunde ?? [], { users: { id: 'tunde', online: false } });
  client.setQueryData(gig, { gig: [{ user: { id: 'amara', online: false } }] });

  await followMessages(client, { name: 'presence', person: 'amara', online: true }, false);

  expect(client.getQueryData(amara ?? [])).toEqual({ users: { id: 'amara', online: true } });
  expect(client.getQueryData(tunde ?? [])).toEqual({ users: { id: 'tunde', online: false } });
  expect(client.getQueryData(gig)).toEqual({ gig: [{ user: { id: 'amara', online: true } }] });
});
