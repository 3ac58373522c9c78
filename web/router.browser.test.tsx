/** The way from one thing to another of its kind: the next screen begins anew. */
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { guests } from '#contract/orders/guests.ts';
import { orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { answers } from '#web/testing/network.ts';
import { detailOf, idOf } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

test('the room of an order accepted long ago stays, whichever room was open before it', async () => {
  signIn('hunter');
  answers(guests.list, { guests: [], marks: [] });
  const [submitted, accepted] = [idOf(1), idOf(2)];
  answers(orders.getSubmitted, ({ params: { id = '' } }) => {
    const more = { job_id: id, title: id === accepted ? 'One poster' : 'Three labels' };
    const status = id === accepted ? 'accepted' : 'submitted';
    return { submission: detailOf('hunter', { status, can: [], more }) };
  });
  const roomOf = (id: string) => paths.fill(paths.proofRoom, { id });
  const history = createMemoryHistory({ initialEntries: [roomOf(accepted)] });
  const at = await show(roomOf(accepted), history);
  const title = (text: string) => page.getByRole('heading', { name: text, exact: false });
  await expect.element(title('One poster')).toBeVisible();
  history.push(roomOf(submitted));
  await expect.element(title('Three labels')).toBeVisible();
  // This one is in the cache: without a new screen its status would look like a change.
  history.push(roomOf(accepted));
  await expect.element(title('One poster')).toBeVisible();
  expect(at()).toBe(roomOf(accepted));
});
