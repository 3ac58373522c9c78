/** The project tracker: a hunter follows the board on which a talent plans, moves and finishes tasks. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { openBoard, openColumn, planned } from './support/boards.ts';
import { lagosDay } from './support/deals.ts';
import { agree, fund } from './support/order-calls.ts';
import { call, pageOf, twoPeople } from './support/people.ts';

const LISTS = { hunter: '/hunterDashboard/projecttrackerhunter', talent: '/trackerTalentList' } as const;

function card(place: Page | Locator, name: string): Locator {
  return place.getByRole('listitem').filter({ hasText: name });
}

test('a hunter adds an active order, and both find its board', async ({ browser, request }) => {
  const two = await twoPeople(request);
  const { title: unpaid } = await agree(request, two, 50_000);
  const { title } = await fund(request, two, 100_000);
  const hunter = await pageOf(browser, two.hunter);
  await hunter.goto(LISTS.hunter);
  await expect(hunter.getByRole('heading', { name: 'No tracked orders' })).toBeVisible();
  await hunter.getByRole('button', { name: 'Add order' }).first().click();
  const dialog = hunter.getByRole('dialog', { name: 'Add order' });
  await dialog.getByRole('button', { name: 'Add order' }).click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Select an order' })).toBeVisible();
  const offered = await dialog.getByLabel('Order').getByRole('option').allTextContents();
  expect(offered.join()).toContain(title);
  expect(offered.join()).not.toContain(unpaid);
  await dialog.getByLabel('Order').selectOption(`${title}, Tunde Alabi`);
  await dialog.getByRole('button', { name: 'Add order' }).click();
  await expect(hunter.getByText('Added Successfully.')).toBeVisible();
  await expect(hunter.getByText(title, { exact: true })).toBeVisible();
  await expect(hunter.getByText('No tasks yet')).toBeVisible();

  const talent = await pageOf(browser, two.talent);
  await talent.goto(LISTS.talent);
  await expect(
    talent.getByRole('heading', { name: 'List of Projects being tracked by creative hunter' }),
  ).toBeVisible();
  await expect(talent.getByText('First sketches, Final drawing')).toBeVisible();
  await talent.getByRole('link', { name: /View tracker/ }).click();
  await expect(talent).toHaveURL(
    new RegExp(`/trackerTalent/[0-9a-f-]{36}/Festival-poster-\\w+/${lagosDay(0)}/${lagosDay(20)}$`),
  );
  await expect(talent.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const name of ['Todo', 'Doing', 'Done'] as const) {
    await expect((await openColumn(talent, name)).getByText('No Data')).toBeVisible();
  }
  await expectNoViolations(talent);
  await hunter.getByRole('link', { name: /View tracker/ }).click();
  await expect((await openColumn(hunter, 'Todo')).getByText('No Data')).toBeVisible();
  await expect(hunter.getByRole('button', { name: 'Add task' })).toHaveCount(0);
  await hunter.getByRole('button', { name: 'Go back' }).click();
  await expect(hunter).toHaveURL(LISTS.hunter);
});

test('the talent adds a task with all its fields; what was typed stays until it is sent', async ({
  browser,
  request,
}) => {
  const { talent, hunter, boardId, jobId } = await planned(request, []);
  const watching = await openBoard(browser, hunter, boardId);
  const page = await openBoard(browser, talent, boardId);
  const add = page.getByRole('button', { name: 'Add task' });
  await add.click();
  const form = page.getByRole('form', { name: 'Add task' });
  await expect(form.getByLabel('Name of task')).toBeFocused();
  await form.getByLabel('Name of task').press('Enter');
  await expect(form.getByText("Enter the task's name")).toBeVisible();
  await expect(form.getByText('Choose an end date')).toBeVisible();
  await expectNoViolations(page);
  await form.getByLabel('Name of task').fill('Draw the masks');
  await form.getByLabel('Task description').fill('Three of them, from the river side');
  await form.getByLabel('Milestone').selectOption('First milestone: First sketches');
  await form.getByLabel('Date to start').fill(lagosDay(2));
  await form.getByLabel('Date of completion').fill(lagosDay(1));
  await form.getByRole('button', { name: 'Create task' }).click();
  await expect(form.getByText("The end date can't be before the start date")).toBeVisible();
  await page.reload();
  await add.click();
  await expect(form.getByText('We kept what you typed earlier.')).toBeVisible();
  await expect(form.getByLabel('Name of task')).toHaveValue('Draw the masks');
  await form.getByLabel('Date of completion').fill(lagosDay(4));
  await form.getByRole('button', { name: 'Create task' }).click();
  await expect(
    card(await openColumn(page, 'Todo'), 'Draw the masks').getByText('First sketches'),
  ).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(card(await openColumn(watching, 'Todo'), 'Draw the masks')).toBeVisible();
  await add.click();
  await expect(form.getByLabel('Name of task')).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);

  await page.goto(`/order/submittedProject/${jobId}`);
  await expect(page.getByText('0 of 1 task done')).toBeVisible();
  await page.getByRole('link', { name: 'Project tracker' }).last().click();
  await expect(page).toHaveURL(`/trackerTalent/${boardId}`);
});

test(
  'a task moves by key, by dialog and by drag, and the hunter sees each move',
  { tag: '@both' },
  async ({ browser, request }, { project }) => {
    const names = ['Ink the lines', 'Choose the paper', 'Mix the indigo'] as const;
    const { talent, hunter, boardId } = await planned(request, names);
    const [ink, paper, indigo] = names;
    const watching = await openBoard(browser, hunter, boardId);
    await expect(card(await openColumn(watching, 'Todo'), ink)).toBeVisible();
    await expect(watching.getByRole('button', { name: /^(Move|Edit|Delete)/ })).toHaveCount(0);
    const page = await openBoard(browser, talent, boardId);

    const grip = page.getByRole('button', { name: `Move ${ink}, now in` });
    await grip.focus();
    await page.keyboard.press('ArrowRight');
    await expect(card(await openColumn(page, 'Doing'), ink)).toBeVisible();
    await expect(page.getByText('Task Moved Successfully').first()).toBeVisible();
    await expect(card(await openColumn(watching, 'Doing'), ink)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: `${ink} moved to Doing` })).toBeAttached();
    await grip.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('status').filter({ hasText: "can't go back" })).toBeAttached();
    await page.keyboard.press('End');
    await expect(card(await openColumn(watching, 'Done'), ink)).toBeVisible();
    const byFinger = project.name === 'phone';
    if (!byFinger) await expect(page.getByRole('button', { name: ink, exact: true })).toBeFocused();
    await openColumn(page, 'Todo');

    const dialog = page.getByRole('dialog', { name: 'Move task to a new status' });
    await act(page, 'Move task', paper);
    const targets = dialog.getByLabel('Status').getByRole('option');
    await expect(targets).toHaveText(['Select a status', 'Doing', 'Done']);
    await dialog.getByRole('button', { name: 'Change task' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(await openColumn(page, 'Todo'), paper)).toBeVisible();
    await act(page, 'Move task', paper);
    await dialog.getByLabel('Status').selectOption('Done');
    await dialog.getByRole('button', { name: 'Change task' }).click();
    await expect(card(await openColumn(page, 'Done'), paper)).toBeVisible();
    await expect(card(await openColumn(watching, 'Done'), paper)).toBeVisible();

    const target = page.getByRole(byFinger ? 'tab' : 'region', { name: 'Doing' });
    await openColumn(page, 'Todo');
    let sent = 0;
    page.on('request', (one) => (sent += Number(one.url().includes('/api/task/set'))));
    await drag(page, card(page, indigo), target, { byFinger, takenBack: true });
    await expect(card(await openColumn(page, 'Todo'), indigo)).toBeVisible();
    expect(sent).toBe(0);
    await drag(page, card(page, indigo), target, { byFinger });
    await expect(card(await openColumn(page, 'Doing'), indigo)).toBeVisible();
    await expect(card(await openColumn(watching, 'Doing'), indigo)).toBeVisible();
    expect(sent).toBe(1);
    if (!byFinger) {
      for (const one of [page, watching]) {
        const place = one
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: 'Project tracker' });
        await expect(place).toHaveAttribute('aria-current', 'page');
      }
    }
  },
);

/** Chooses an action from the card's menu. */
async function act(page: Page, action: 'Move task' | 'Delete task', name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** By finger on the handle, or by mouse on the card itself; `takenBack` moves it back before it is dropped. */
type Way = { byFinger: boolean; takenBack?: boolean };

async function drag(
  page: Page,
  item: Locator,
  target: Locator,
  { byFinger, takenBack = false }: Way,
): Promise<void> {
  await item.scrollIntoViewIfNeeded();
  const from = await (byFinger ? item.getByRole('button', { name: /, now in / }) : item).boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  const grip = {
    x: from.x + (byFinger ? 22 : from.width - 30),
    y: from.y + (byFinger ? 22 : from.height / 2),
  };
  const place = {
    x: Math.min(to.x + 25, to.x + to.width / 2),
    y: byFinger ? to.y + to.height / 2 : grip.y + 10,
  };
  if (!byFinger) {
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(place.x, place.y, { steps: 8 });
    if (takenBack) await page.keyboard.press('Escape');
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [grip]);
  for (let step = 1; step <= 8; step += 1) {
    const part = (a: number, b: number) => a + ((b - a) * step) / 8;
    await touch('touchMove', [{ x: part(grip.x, place.x), y: part(grip.y, place.y) }]);
  }
  if (takenBack) await page.keyboard.press('Escape');
  await touch('touchEnd', []);
}

test('both comment on a task; the talent changes and deletes it', async ({ browser, request }) => {
  const { talent, hunter, boardId } = await planned(request, ['Ink the lines']);
  const watching = await openBoard(browser, hunter, boardId);
  const page = await openBoard(browser, talent, boardId);
  await watching.getByRole('button', { name: 'Ink the lines', exact: true }).click();
  const read = watching.getByRole('dialog', { name: 'Ink the lines' });
  await expect(read.getByText('On paper first')).toBeVisible();
  await read.getByRole('textbox', { name: 'Comment' }).fill('Thicker, please');
  await read.getByRole('button', { name: 'Save' }).click();
  await expect(read.getByRole('listitem').filter({ hasText: 'Thicker, please' })).toBeVisible();
  await expect(read.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await expectNoViolations(watching);

  await page.getByRole('button', { name: '1 comment on Ink the lines' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit task' });
  await expect(edit.getByRole('listitem').filter({ hasText: 'Ngozi Bello' })).toContainText('Thicker');
  await expectNoViolations(page);
  await edit.getByRole('textbox', { name: 'Comment' }).fill('Three millimetres?');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(read.getByText('Three millimetres?')).toBeVisible();
  await edit.getByLabel('Name').fill('Ink the thick lines');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(watching.getByRole('dialog', { name: 'Ink the thick lines' })).toBeVisible();
  await edit.getByRole('button', { name: 'Close' }).click();

  await act(page, 'Delete task', 'Ink the thick lines');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete task' }).click();
  await expect(page.getByText('Task Deleted Successfully')).toBeVisible();
  await expect((await openColumn(page, 'Todo')).getByText('No Data')).toBeVisible();
  await expect(watching.getByRole('dialog').getByText('No Data')).toBeVisible();
});

test('a move that is refused goes back and says why', async ({ browser, request }) => {
  const { talent, hunter, boardId, jobId } = await planned(request, ['Ink the lines']);
  const page = await openBoard(browser, talent, boardId);
  const grip = page.getByRole('button', { name: 'Move Ink the lines, now in' });
  await page.route('**/api/live', (route) => route.abort());
  await page.reload();
  await expect(grip).toBeVisible();
  await call(request, talent, 'PUT', `job/startjob/${jobId}`);
  await call(request, talent, 'POST', `job/submitjob/${jobId}`, { comment: 'The poster.' });
  await call(request, hunter, 'PUT', `job/acceptsubmittedjob/${jobId}`);
  await grip.press('ArrowRight');
  await expect(page.getByText("This order isn't running.").first()).toBeVisible();
  await expect(card(await openColumn(page, 'Todo'), 'Ink the lines')).toBeVisible();
  await expect(page.getByText('Order completed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add task' })).toHaveCount(0);
});
