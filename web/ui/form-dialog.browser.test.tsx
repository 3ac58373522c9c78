/** A dialog with a form: what the server refused is seen without scrolling, and where the focus is at first. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { useSubmitForm } from '#web/lib/forms/form-call.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { leave, render } from '#web/testing/show.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormTextarea } from './forms/form-fields.tsx';

const REFUSED = 'This order was cancelled.';

function Tall() {
  const { control, submit, busy } = useSubmitForm({
    schema: z.strictObject({ comment: z.string() }),
    start: { comment: '' },
    onSubmit: async () => {
      throw new ApiRefusal(409, { message: REFUSED });
    },
    onDone: () => undefined,
  });
  return (
    <FormDialog
      onClose={() => undefined}
      title="Submit"
      control={control}
      onSubmit={submit}
      confirm="Send"
      busy={busy}
    >
      <FormTextarea control={control} name="comment" label="Comment" />
      <div className="h-[60rem]" />
    </FormDialog>
  );
}

test('a refusal of the whole form comes into view, and again after scrolling away', async () => {
  await page.viewport(360, 500);
  render(<Tall />);
  const comment = page.getByLabelText('Comment');
  await comment.fill('All done.');
  for (const _press of [1, 2]) {
    comment.element().scrollIntoView();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText(REFUSED)).toBeInViewport({ ratio: 1 });
  }
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Tall />}
    </>
  );
}

test('opened by keys it starts in its first field, opened by a pointer it does not', async () => {
  const opener = page.getByRole('button', { name: 'Open' });
  const comment = page.getByLabelText('Comment');
  render(<Opener />);
  await expect.element(opener).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(comment).toHaveFocus();
  leave();
  render(<Opener />);
  await opener.click();
  await expect.element(comment).toBeVisible();
  await expect.element(comment).not.toHaveFocus();
});
