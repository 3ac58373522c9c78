/** The dialogs of one's own page: text typed in one survives closing it. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { profiles } from '#contract/profiles/profiles.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, render, signIn } from '#web/testing/show.tsx';
import { OwnDialogs } from './own-dialogs.tsx';

const STORY = 'I draw characters that people remember.';
const PROFILE = {
  ...{ id: ID, name: 'Amaka Obi', created_at: MOMENT, online: false, rating: null, reviews: 0 },
  ...{ orders_completed: 0, past_work: 0, replies: null, userdetail: null, gigs: [] },
  ...{ educations: [], certifications: [], skills: [], languages: [] },
};

/** Returns the button that opens the dialog. */
function showDialogs() {
  signIn('talent');
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router as never}>
      <OwnDialogs profile={PROFILE}>
        {(open) => (
          <button type="button" onClick={() => open({ kind: 'look', part: 'storyline' })}>
            Edit
          </button>
        )}
      </OwnDialogs>
    </RouterContextProvider>,
  );
  return page.getByRole('button', { name: 'Edit', exact: true });
}

test('what is typed in the dialog survives closing it, and Cancel throws it away', async () => {
  const edit = showDialogs();
  const dialog = page.getByRole('dialog');
  const story = dialog.getByLabelText(/^Story line/);
  await edit.click();
  await story.fill(STORY);
  await expect.poll(() => Object.values(localStorage).join()).toContain(STORY);
  await userEvent.keyboard('{Escape}');
  await expect.element(edit).toHaveFocus();
  await edit.click();
  await expect.element(story).toHaveValue(STORY);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect.element(story).toHaveValue('');
});

test('a photo that is still being scaled down is waited for', async () => {
  const drawn = Promise.withResolvers<ImageBitmap>();
  vi.spyOn(globalThis, 'createImageBitmap').mockReturnValue(drawn.promise);
  const edit = showDialogs();
  await edit.click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect.element(save).not.toHaveAttribute('aria-busy');
  const photo = new File([new Uint8Array(400_000)], 'me.png', { type: 'image/png' });
  await dialog.getByLabelText(/^Picture/).upload(photo);
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  drawn.reject(new Error('unreadable'));
  await expect.element(dialog.getByText('me.png')).toBeVisible();
  await expect.element(save).not.toHaveAttribute('aria-busy');
});

test('only what was changed is sent: the rest may be newer, from another tab', async () => {
  const edit = showDialogs();
  const sent = answers(profiles.save, () => refuse(404, 'enough'));
  await edit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/^Story line/).fill(STORY);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ storyline: STORY }]);
});
