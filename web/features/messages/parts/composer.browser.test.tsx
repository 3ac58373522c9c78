/** The composer: a chosen photo shows where it was taken before it is sent, and is sent without that location. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages } from '#contract/messages/messages.ts';
import { placeIn } from '#web/lib/upload/place.ts';
import { answers } from '#web/testing/network.ts';
import { photoWithPlace } from '#web/testing/photo.ts';
import { ID, leave, render, signIn } from '#web/testing/show.tsx';
import { Composer, type Composing, useComposer } from './composer.tsx';

let composing: Composing;

function Writing() {
  composing = useComposer(ID);
  return <Composer name="Kwame" composing={composing} onSent={() => undefined} />;
}

test('the place of a photo is shown, and taken out of what is sent', async () => {
  signIn('talent');
  render(<Writing />);
  const plain = new File(['%PDF-1.4'], 'brief.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText(/^Attach/), [plain, photoWithPlace()]);
  const note = page.getByText('market.jpg says where it was taken: 6.4541, 3.3947.');
  await expect.element(note).toBeVisible();
  await page.getByRole('button', { name: 'Take the place out' }).click();
  await expect.element(note).not.toBeInTheDocument();
  const { files } = composing;
  expect(files.map(({ name }) => name)).toEqual(['brief.pdf', 'market.jpg']);
  expect(await placeIn(files[1] ?? new Blob())).toBeNull();
  expect(files[1]?.size).toBe(photoWithPlace().size);
});

test('every file that is refused is named, and that there are too many', async () => {
  signIn('talent');
  render(<Writing />);
  const [song, film] = ['song.xyz', 'film.xyz'].map((name) => new File(['x'], name));
  const fit = [1, 2, 3, 4, 5, 6].map(
    (day) => new File(['%PDF-1.4'], `${day}.pdf`, { type: 'application/pdf' }),
  );
  await userEvent.upload(
    page.getByLabelText(/^Attach/),
    [song, ...fit, film].flatMap((file) => file ?? []),
  );
  for (const sentence of [/song\.xyz: We don't accept/, /film\.xyz: We don't accept/, /up to 5 files/])
    await expect.element(page.getByText(sentence)).toBeVisible();
});

test('after a reload the text is there, and the files to choose again are named', async () => {
  signIn('talent');
  answers(messages.typing, { success: true });
  render(<Writing />);
  const leaf = new File(['%PDF-1.4'], 'leaf.pdf', { type: 'application/pdf' });
  await page.getByLabelText('Message to Kwame').fill('See the leaf.');
  await userEvent.upload(page.getByLabelText(/^Attach/), leaf);
  await expect.element(page.getByText('leaf.pdf')).toBeVisible();
  leave();
  render(<Writing />);
  await expect.element(page.getByLabelText('Message to Kwame')).toHaveValue('See the leaf.');
  await expect.element(page.getByText('Choose your files again: leaf.pdf')).toBeVisible();
});
