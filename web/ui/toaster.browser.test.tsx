/** A toast by keyboard: going to it and leaving it returns the focus to where it was. */
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepFocus } from '#web/lib/keep-focus.ts';
import { clear, showToast, Toaster } from './toaster.tsx';

test('a message that goes while it has the focus gives it back', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  keepFocus();
  root.render(
    <>
      <main>
        <input aria-label="Price" />
      </main>
      <Toaster />
    </>,
  );
  const price = page.getByLabelText('Price');
  await expect.element(price).toBeVisible();
  await goesWithFocus();
  expect(document.activeElement).toBe(document.body);
  (price.element() as HTMLElement).focus();
  await goesWithFocus();
  await expect.element(price).toHaveFocus();
});

async function goesWithFocus(): Promise<void> {
  showToast('success', 'Saved', { duration: 60_000 });
  await expect.element(page.getByText('Saved')).toBeVisible();
  (document.querySelector('[data-sonner-toast]') as HTMLElement).focus();
  clear();
  await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull();
}
