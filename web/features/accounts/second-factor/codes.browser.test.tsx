/** The recovery codes, which are shown once: a slip does not lose them. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#web/testing/show.tsx';
import { ShownCodes } from './codes.tsx';

const CODES = ['PZFE2-BEJ6K', 'D6WX5-562NX'];
const onClose = vi.fn();

test('the first Escape only warns, the second closes', async () => {
  onClose.mockClear();
  render(<ShownCodes codes={CODES} onClose={onClose} />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^We show them only now/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByText(/^You can't see these codes again/)).toBeVisible();
  await expect.element(dialog.getByText('PZFE2-BEJ6K')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('the button that says they are saved closes at once', async () => {
  onClose.mockClear();
  render(<ShownCodes codes={CODES} onClose={onClose} />);
  await page.getByRole('button', { name: "I've saved them" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
