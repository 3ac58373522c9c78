/** The form of a job: what it says is missing, what it keeps, and what it counts. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobs } from '#contract/jobs/jobs.ts';
import { answerCatalogue, LOGO } from '#web/testing/catalogue.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { show, signIn } from '#web/testing/show.tsx';

const title = page.getByLabelText('Title', { exact: true }).first();
const brief = page.getByRole('textbox', { name: 'Job brief' });
const create = page.getByRole('button', { name: 'Create job' });
const count = (number: string) =>
  page.getByRole('group', { name: 'Number of milestones' }).getByLabelText(number, { exact: true });

async function open(): Promise<void> {
  signIn('hunter');
  answerCatalogue();
  await show('/hunterDashboard/createJob');
  await expect.element(title).toBeVisible();
}

async function fillIn(): Promise<void> {
  await title.fill('Logo for a soap maker');
  await brief.fill('A mark in one colour, for jars and soap.');
  await page.getByLabelText(/^Category/).selectOptions('Creative visualizers');
  await page.getByLabelText('Skill').selectOptions('Logo design');
  await page.getByLabelText('Price budget').fill('150000');
  await count('2').click();
  for (const [index, name] of ['First milestone', 'Second milestone'].entries()) {
    const milestone = page.getByRole('group', { name });
    await milestone.getByLabelText('Title').fill(`Step ${index + 1}`);
    await milestone.getByLabelText('Due (days)').fill(String(5 + index * 7));
    await milestone.getByLabelText('Penalty (%)').fill(String(5 + index * 5));
    await milestone.getByLabelText('Description').fill('As the brief says.');
  }
}

test('what is missing is shown, and the first such field has the focus', async () => {
  await open();
  await create.click();
  for (const message of ['Enter a title', 'Describe the job', 'Choose a skill', 'Milestones must be filled'])
    await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(title).toHaveFocus();
  await title.fill('Logo for a soap maker');
  await count('1').click();
  await create.click();
  await expect.element(page.getByText('All fields must be filled').first()).toBeVisible();
  await expect.element(brief).toHaveFocus();
});

test('the money is counted, and what is typed is there again when the page is opened again', async () => {
  await open();
  await fillIn();
  await expect.element(page.getByLabelText('Price budget')).toHaveValue('150,000');
  for (const amount of ['N135,000', 'N7,500', 'N15,000'])
    await expect.element(page.getByText(amount).first()).toBeVisible();
  await expect.poll(() => JSON.stringify(Object.entries(localStorage))).toContain('As the brief says.');
  await show('/hunterDashboard/createJob');
  await expect.element(title).toHaveValue('Logo for a soap maker');
  await expect.poll(() => brief.query()?.textContent).toContain('for jars and soap');
  const penalty = page.getByRole('group', { name: 'Second milestone' }).getByLabelText('Penalty (%)');
  await expect.element(penalty).toHaveValue('10');

  const sent = answers(jobs.create, () => refuse(409, 'enough'));
  await create.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ skill: LOGO.name, job_type: 'open', price_budget: '150000' });
  expect(sent[0]?.body.milestones).toMatchObject([{ penalty: 5 }, { penalty: 10 }]);
});

test('a button pressed before the editor is there does what it says', async () => {
  await open();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect.poll(() => document.activeElement?.classList.contains('tiptap')).toBe(true);
  await userEvent.keyboard('indigo');
  await expect.poll(() => document.querySelector('.tiptap strong')?.textContent).toBe('indigo');
});
