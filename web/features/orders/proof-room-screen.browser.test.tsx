/** The proof room: pins by tap and by keys, drafts that outlive a reload, one request from all of them, and the talent's answers. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marks } from '#contract/orders/marks.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { answers } from '#web/testing/network.ts';
import { fileOf, idOf, markOf, orderOf, picture, ROOM, write } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

afterEach(() => localStorage.clear());

/** The remarks listed in the open dialog. */
const listed = () => [...document.querySelectorAll('dialog ol li')].map((one) => one.textContent);

test('a hunter pins by tap and by keys, and sends all of it as one request', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  const sent = answers(marks.send, {});
  await show(ROOM);
  await picture().click({ position: { x: 75, y: 50 } });
  await write('Leaf lower');
  (picture().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await page.getByText('Nice to have', { exact: true }).click();
  await write('Name on one line');
  await page.getByRole('button', { name: 'Remark on the whole file' }).click();
  await page.getByText('Question', { exact: true }).click();
  await write('Which paper?');
  await expect.element(page.getByRole('button', { name: 'Remark 2: Name on one line' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for changes (3)' }).click();
  await expect.element(page.getByText(/This is change 1 of the 2 in the package/)).toBeVisible();
  await expect
    .poll(() => listed())
    .toEqual(['Leaf lower Must change', 'Name on one line Nice to have', 'Which paper? Question']);
  await page.getByRole('button', { name: 'Ask for changes', exact: true }).click();
  await expect.poll(() => sent).toHaveLength(1);
  const [first, second, third] = sent[0]?.body.marks ?? [];
  expect(first).toMatchObject({ file_id: idOf(20), kind: 'must', text: 'Leaf lower' });
  expect([first?.x, first?.y]).toEqual([expect.closeTo(0.25, 1), expect.closeTo(0.25, 1)]);
  expect(second).toMatchObject({ kind: 'nice', x: 0.52, y: 0.52 });
  expect(third).toEqual({ file_id: idOf(20), kind: 'question', text: 'Which paper?' });
  expect(Object.keys(localStorage).filter((key) => key.includes('marks.'))).toEqual([]);
});

test('who accepts with remarks not sent, or lines not met, is told', async () => {
  signIn('hunter');
  const line = (n: number, met: boolean | null) => ({ id: idOf(n), text: `Line ${n}`, met });
  const more = { acceptance: [line(70, false), line(71, null), line(72, true)] };
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline', 'judge-item'], more });
  await show(ROOM);
  await page.getByRole('button', { name: 'Remark on the whole file' }).click();
  await write('Warmer');
  await page.getByRole('button', { name: /^Accept and release/ }).click();
  await expect.element(page.getByText("1 remark of yours isn't sent")).toBeVisible();
  await expect.element(page.getByText("You said that this isn't met: Line 70")).toBeVisible();
  await expect.element(page.getByText("You haven't checked this yet: Line 71")).toBeVisible();
});

test('before anything is handed in, the talent reads what to do and does it there', async () => {
  signIn('talent');
  orderOf('talent', { status: 'active', can: ['submit'], more: { job_submissions: [] } });
  await show(ROOM);
  await expect
    .element(page.getByText('Hand in files, and your client looks at them here with you.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Submit Project' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Submit Project' })).toBeVisible();
});

test('questions alone are sent as such; the talent answers them while the work waits', async () => {
  signIn('hunter');
  const can: OrderDetail['can'] = ['accept', 'decline'];
  const asked = markOf(1, { kind: 'question', text: 'Which font?' });
  orderOf('hunter', { status: 'submitted', can, marks: [asked] });
  const sent = answers(marks.ask, {});
  await show(ROOM);
  await page.getByRole('button', { name: 'Remark on the whole file' }).click();
  await page.getByText('Question', { exact: true }).first().click();
  await write('Which paper?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect.poll(() => listed()).toEqual(['Which paper? Question']);
  await page.getByRole('dialog').getByRole('button', { name: 'Send the question' }).click();
  await expect
    .poll(() => sent.map(({ body }) => body.marks.map(({ text }) => text)))
    .toEqual([['Which paper?']]);
  signIn('talent');
  orderOf('talent', { status: 'submitted', can: [], marks: [asked] });
  const said = answers(marks.answer, {});
  await show(ROOM);
  await expect.element(page.getByRole('button', { name: 'Mark as changed' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Your answer' }), 'Noto Sans');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect.poll(() => said.map(({ body }) => body)).toEqual([{ done: false, answer: 'Noto Sans' }]);
});

test('remarks, and the one that is half written, outlive a reload; each can be changed and removed', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  await show(ROOM);
  await picture().click({ position: { x: 75, y: 50 } });
  await write('Leaf lower');
  await picture().click({ position: { x: 150, y: 90 } });
  await userEvent.fill(page.getByRole('textbox', { name: 'What should change?' }), 'Half a wi');
  await show(ROOM);
  const field = page.getByRole('textbox', { name: 'What should change?' });
  await expect.element(field).toHaveValue('Half a wi');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit remark 1' }).click();
  await write('Leaf much lower');
  await expect.element(page.getByRole('button', { name: 'Remark 1: Leaf much lower' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove remark 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Ask for changes', exact: true })).toBeVisible();
});

test('another tap moves the remark that is written, and its words stay; its pin shows where it is', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  await show(ROOM);
  const field = page.getByRole('textbox', { name: /^What/ });
  await picture().click({ position: { x: 75, y: 50 } });
  await page.getByText('Question', { exact: true }).click();
  await userEvent.fill(field, 'Which green?');
  await picture().click({ position: { x: 150, y: 100 } });
  await expect.element(page.getByRole('textbox', { name: 'What do you want to know?' })).toHaveFocus();
  await expect.element(field).toHaveValue('Which green?');
  await expect.element(page.getByText('1', { exact: true })).toHaveStyle({ left: '50%', top: '50%' });
  await page.getByRole('button', { name: 'Add remark' }).click();
  await expect.element(picture()).toHaveFocus();
  // A remark being edited moves too, and the one started before it is not lost.
  await page.getByRole('button', { name: 'Edit remark 1' }).click();
  await picture().click({ position: { x: 225, y: 50 } });
  await expect.element(field).toHaveValue('Which green?');
  await page.getByRole('button', { name: 'Add remark' }).click();
  await picture().click({ position: { x: 30, y: 30 } });
  await userEvent.fill(field, 'Leaf lower');
  await page.getByRole('button', { name: 'Edit remark 1' }).click();
  await expect.element(field).toHaveValue('Which green?');
  await expect.element(page.getByRole('button', { name: 'Remark 2: Leaf lower' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const pin = page.getByRole('button', { name: 'Remark 1: Which green?' });
  await expect.element(pin).toHaveStyle({ left: '75%', top: '25%' });
});

test('the work is not answered while a remark is written', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  await show(ROOM);
  await picture().click({ position: { x: 75, y: 50 } });
  await userEvent.fill(page.getByRole('textbox', { name: 'What should change?' }), 'Half a wi');
  const ask = page.getByRole('button', { name: /^Ask for changes/ });
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add remark' }).click();
  await expect.element(ask).toHaveTextContent('Ask for changes (1)');
});

test('a remark without words stays open, and says so', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['decline'] });
  await show(ROOM);
  await page.getByRole('button', { name: 'Remark on the whole file' }).click();
  await write('  ');
  await expect.element(page.getByText('Say what should change')).toBeVisible();
});

test('sound is marked at its second; another kind shows what is known of it', async () => {
  signIn('hunter');
  const sound = fileOf(21, { type: 'audio/mpeg', name: 'jingle.mp3', access: 'stream', url: '/x.mp3' });
  const zip = fileOf(22, { type: 'application/zip', name: 'all.zip', access: 'locked' });
  const files = [sound, zip].map((one) => ({ ...one, preview: null, preview_state: 'none' as const }));
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], files });
  await show(ROOM);
  await page.getByRole('button', { name: 'Remark at 0:00.0' }).click();
  await write('Two bars earlier');
  await expect.element(page.getByText('jingle.mp3, at 0:00.0')).toBeVisible();
  await page.getByRole('button', { name: '1 · 0:00.0 : Two bars earlier' }).click();
  await page.getByRole('button', { name: 'all.zip' }).click();
  await expect.element(page.getByText('SHA-256 ab12')).toBeVisible();
});

test('the talent says done or answers; what is open keeps the next round away', async () => {
  signIn('talent');
  const list = [markOf(1), markOf(2, { state: 'done' }), markOf(3, { kind: 'nice', x: null, y: null })];
  orderOf('talent', { status: 'active', can: [], marks: list });
  const said = answers(marks.answer, {});
  await show(ROOM);
  await expect
    .element(page.getByText('One remark that must change is still open. Mark it as changed, or answer it'))
    .toBeVisible();
  const next = page.getByRole('button', { name: 'Submit round 2' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Mark as changed' }).first().click();
  await expect.poll(() => said.map(({ body }) => body)).toEqual([{ done: true }]);
  await page.getByRole('button', { name: 'Answer', exact: true }).first().click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Your answer' }), '  ');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect.element(page.getByText('Write your answer')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Your answer' }), 'The printer needs it there');
  await show(ROOM);
  await expect
    .element(page.getByRole('textbox', { name: 'Your answer' }))
    .toHaveValue('The printer needs it there');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await expect.poll(() => said.at(-1)?.body).toEqual({ done: false, answer: 'The printer needs it there' });
  await expect.element(picture()).not.toBeInTheDocument();
});

test('on a phone what the talent can do about a remark is on one line', async () => {
  signIn('talent');
  orderOf('talent', { status: 'active', can: [], marks: [markOf(1)] });
  await show(ROOM);
  const [done, answer] = ['Mark as changed', 'Answer'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await expect.element(answer!).toBeVisible();
  const topOf = (button = done) => button?.element().getBoundingClientRect().top;
  expect(topOf(answer)).toBe(topOf(done));
});

test('beside a further round, whose number it would have, the talent submits the changes', async () => {
  signIn('talent');
  const round = { job_id: idOf(80), number: 2, title: 'Round 2: Three labels', status: 'active' } as const;
  orderOf('talent', { status: 'active', can: ['submit'], more: { rounds: [round] } });
  await show(ROOM);
  await expect.element(page.getByRole('button', { name: 'Submit the changes' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Rounds of this work' })).toBeVisible();
});

test('what has to be changed yet is marked; the hunter settles what was changed or answered', async () => {
  signIn('talent');
  const changed = markOf(1, { state: 'done' });
  const answered = markOf(2, { answer: 'The die cuts there' });
  const list = [changed, answered, markOf(3), markOf(4, { kind: 'nice' })];
  orderOf('talent', { status: 'active', can: [], marks: list });
  await show(ROOM);
  const row = (number: number) => page.getByRole('listitem').filter({ hasText: `Wish ${number}` });
  await expect.element(row(1).getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-pressed');
  await expect.element(row(2).getByText('Answered', { exact: true })).toBeVisible();
  await expect.element(row(3).getByText('Still open')).toBeVisible();
  expect(page.getByText('Still open').elements()).toHaveLength(1);
  signIn('hunter');
  orderOf('hunter', { status: 'active', can: [], marks: list });
  const settled = answers(marks.settle, {});
  await show(ROOM);
  await row(2).getByRole('button', { name: 'Mark as settled' }).click();
  await expect.poll(() => settled.map(({ body }) => body)).toEqual([{ settled: true }]);
  await expect.element(row(3).getByRole('button', { name: /settled/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Ask a colleague' })).not.toBeInTheDocument();
  expect(page.getByText('Still open').elements()).toEqual([]);
});

test('before anything was handed in there is nothing to look at', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'active', can: [], files: [] });
  await show(ROOM);
  await expect.element(page.getByRole('heading', { name: 'Nothing to look at yet' })).toBeVisible();
});
