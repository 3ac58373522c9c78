/** Files of a form: a photo or film that contains its place is sent only after its sender has decided about that. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DAY_MS } from '#contract/core/days.ts';
import { disputes } from '#contract/disputes/disputes.ts';
import { placeIn } from '#web/lib/upload/place.ts';
import { filmWithPlace, photoWithPlace } from '#web/testing/photo.ts';
import { ID, leave, render, signIn } from '#web/testing/show.tsx';
import { type FilesBeside, FilesField, useFilesBeside } from './files-field.tsx';

let files: FilesBeside;
/** The files sent; uploads use progress events and bypass the tests' network. */
let sent: File[];

function Form() {
  files = useFilesBeside(
    disputes.addEvidence,
    { id: ID },
    { max: 3, tooMany: 'Too many', draft: 'statement' },
  );
  return <FilesField files={files} label="Evidence" hint="Three at most" add="Add evidence" />;
}

beforeEach(() => {
  signIn('talent');
  sent = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation((body) => {
    sent.push((body as FormData).get('file') as File);
  });
  render(<Form />);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function choose(...chosen: File[]): Promise<void> {
  await userEvent.upload(page.getByLabelText('Add evidence'), chosen);
}

const namesSent = () => sent.map(({ name }) => name);
const shown = page.getByText('market.jpg says where it was taken: 6.4541, 3.3947.');

test('without its place, or with it', async () => {
  await choose(photoWithPlace(), photoWithPlace('second.jpg'));
  await expect.element(shown).toBeVisible();
  expect([sent, files.sending]).toEqual([[], true]);
  await page.getByRole('button', { name: 'Take the place out' }).first().click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.poll(namesSent).toEqual(['market.jpg']);
  expect(await placeIn(sent[0] ?? new Blob())).toBeNull();
  await page.getByRole('button', { name: 'Send with the place' }).click();
  await expect.poll(namesSent).toEqual(['market.jpg', 'second.jpg']);
  expect(await placeIn(sent[1] ?? new Blob())).not.toBeNull();
});

test('a film, without its place', async () => {
  await choose(filmWithPlace());
  await expect.element(page.getByText('market.mp4 says where it was taken: 6.4541, 3.3947.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the place out' }).click();
  await expect.poll(namesSent).toEqual(['market.mp4']);
  expect(await placeIn(sent[0] ?? new Blob())).toBeNull();
});

test('one that is removed meanwhile is never sent, and what has no place goes at once', async () => {
  await choose(photoWithPlace());
  await expect.element(shown).toBeVisible();
  await page.getByRole('button', { name: /market\.jpg/ }).click();
  await choose(new File(['%PDF-1.4'], 'brief.pdf', { type: 'application/pdf' }));
  await expect.poll(namesSent).toEqual(['brief.pdf']);
  await expect.element(shown).not.toBeInTheDocument();
});

test('two that are removed within one frame are both gone', async () => {
  await choose(photoWithPlace(), photoWithPlace('second.jpg'));
  const cancel = page.getByRole('button', { name: /^Cancel sending/ });
  await expect.poll(() => cancel.elements()).toHaveLength(2);
  for (const button of cancel.elements()) (button as HTMLElement).click();
  await expect.poll(() => cancel.elements()).toEqual([]);
});

const pdf = new File(['%PDF-1.4'], 'brief.pdf', { type: 'application/pdf' });

/** Answers each upload at once, as the API does. */
function answerUploads(): void {
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, {
      status: { value: 201 },
      responseText: { value: JSON.stringify({ success: true, file: { id: ID } }) },
    });
    this.onload?.(new ProgressEvent('load'));
  });
}

async function sendOne(): Promise<void> {
  await choose(pdf);
  await expect.poll(() => files.ids).toEqual([ID]);
}

async function reopen(): Promise<string[]> {
  leave();
  render(<Form />);
  await expect.element(page.getByLabelText('Add evidence')).toBeVisible();
  return files.ids;
}

test('what has arrived is there when the form is opened again, until it is sent or too old', async () => {
  answerUploads();
  await sendOne();
  expect(await reopen()).toEqual([ID]);
  await expect.element(page.getByText('brief.pdf')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove brief.pdf' }));
  expect(await reopen()).toEqual([]);

  await sendOne();
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(await reopen()).toEqual([]);
  vi.useRealTimers();

  await sendOne();
  files.forget();
  expect(await reopen()).toEqual([]);
});

test('every file that is refused is named, and that there are too many', async () => {
  const texts = ['a.xyz', 'b.xyz', '1.pdf', '2.pdf', '3.pdf', '4.pdf'];
  await choose(...texts.map((name) => new File(['x'], name)));
  for (const sentence of [/a\.xyz: We don't accept/, /b\.xyz: We don't accept/, 'Too many'])
    await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.poll(namesSent).toEqual(['1.pdf', '2.pdf', '3.pdf']);
});

test('a file that is chosen again is sent once', async () => {
  await choose(pdf);
  await choose(pdf, new File(['%PDF-1.7'], 'terms.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('brief.pdf is added already')).toBeVisible();
  await expect.poll(namesSent).toEqual(['brief.pdf', 'terms.pdf']);
});

test('a file that is accepted shows no empty error', async () => {
  await choose(new File(['%PDF-1.4'], 'brief.pdf', { type: 'application/pdf' }));
  await expect.poll(namesSent).toEqual(['brief.pdf']);
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(files.problem).toBeUndefined();
});
