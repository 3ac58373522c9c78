/** The form of a job: what it says is missing, what it keeps, and what it counts. */
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { jobs } from '#contract/jobs/jobs.ts';
import { answerCatalogue, LOGO } from '#web/testing/catalogue.ts';
import { NO_JOB_COUNTS, openJob } from '#web/testing/market.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, show, signIn } from '#web/testing/show.tsx';

const title = page.getByLabelText('Title', { exact: true }).first();
const need = page.getByLabelText('What do you need?');
const audience = page.getByLabelText(/^Who is it for/);
const must = page.getByLabelText(/^What must it have/);
const button = (name: string) => page.getByRole('button', { name });
const editor = page.getByRole('textbox', { name: 'Job brief' });
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
  await need.fill('A mark in one colour, for jars and soap.');
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
  await page.getByLabelText('Skill').selectOptions('Logo design');
  await must.fill('PNG');
  await count('1').click();
  await create.click();
  await expect.element(page.getByText('All fields must be filled').first()).toBeVisible();
  await expect.element(need).toHaveFocus();
  await expect.element(need).toHaveAccessibleDescription(/Describe the job/);
  await expect.element(must).toHaveValue('PNG');
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
  await expect.element(need).toHaveValue('A mark in one colour, for jars and soap.');
  const penalty = page.getByRole('group', { name: 'Second milestone' }).getByLabelText('Penalty (%)');
  await expect.element(penalty).toHaveValue('10');

  const sent = answers(jobs.create, () => refuse(409, 'enough'));
  await create.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ skill: LOGO.name, job_type: 'open', price_budget: '150000' });
  expect(sent[0]?.body.milestones).toMatchObject([{ penalty: 5 }, { penalty: 10 }]);
});

/** Sends the form, with everything else filled in, and returns its brief. */
async function sentBrief(): Promise<unknown> {
  const sent = answers(jobs.create, () => refuse(409, 'enough'));
  await create.click();
  await expect.poll(() => sent).toHaveLength(1);
  return sent[0]?.body.job_description;
}

test('three answers are sent as one brief', async () => {
  await open();
  await fillIn();
  await audience.fill('People at the market & online');
  await must.fill('- PNG\n\nSVG');
  await expect.element(must).toHaveValue('- PNG\n\nSVG');
  expect(await sentBrief()).toBe(
    '<p>A mark in one colour, for jars and soap.</p>' +
      '<h3>Who it is for</h3><p>People at the market &amp; online</p>' +
      '<h3>Must have</h3><ul><li><p>PNG</p></li><li><p>SVG</p></li></ul>',
  );
});

test('the skill brings a template, which fills what is blank, and the prices of its gigs', async () => {
  await open();
  await expect.element(button('Use a template')).not.toBeInTheDocument();
  await fillIn();
  const prices = /usually start at N30,000 to N120,000, half of them at N45,000 to N80,000/;
  await expect.element(page.getByText(prices)).toBeVisible();
  await button('Use a template').click();
  await expect.element(need).toHaveValue('A mark in one colour, for jars and soap.');
  await expect.element(audience).toHaveValue('Who will see it:');
  await expect.element(button('Use a template')).not.toBeInTheDocument();
  expect(await sentBrief()).toContain(
    '<ul><li><p>PDF for print</p></li><li><p>The source file</p></li></ul>',
  );
});

test('Format opens the same brief in the editor; what is formatted there is sent and kept', async () => {
  await open();
  await fillIn();
  await must.fill('PNG');
  await button('Format').click();
  await expect.element(editor).toHaveTextContent('A mark in one colour, for jars and soap.Must havePNG');
  await button('Back to questions').click();
  await expect.element(must).toHaveValue('PNG');
  await button('Format').click();
  await page.getByText('PNG', { exact: true }).click();
  await userEvent.keyboard('{End}');
  await button('Bold').click();
  await userEvent.keyboard(', indigo');
  await expect.element(button('Back to questions')).not.toBeInTheDocument();
  const whole =
    '<p>A mark in one colour, for jars and soap.</p>' +
    '<h3>Must have</h3><ul><li><p>PNG<strong>, indigo</strong></p></li></ul>';
  expect(await sentBrief()).toBe(whole);
  await expect.poll(() => JSON.stringify(Object.entries(localStorage))).toContain('indigo');
  await show('/hunterDashboard/createJob');
  await expect
    .element(editor)
    .toHaveTextContent('A mark in one colour, for jars and soap.Must havePNG, indigo');
  expect(await sentBrief()).toBe(whole);
});

test('Back from the posted job does not lead to the form again', async () => {
  const [list, form] = ['/DashboardHomeContent', '/hunterDashboard/createJob'];
  const history = createMemoryHistory({ initialEntries: [list, form] });
  signIn('hunter');
  answerCatalogue();
  answers(jobs.listOwnOpen, { data: { data: [], next: null }, counts: NO_JOB_COUNTS });
  const address = await show(form, history);
  await fillIn();
  answers(jobs.create, { data: openJob(ID, 'Logo for a soap maker') });
  await create.click();
  await expect.poll(address).toContain(`${list}?job=${ID}`);
  history.back();
  await expect.poll(address).toBe(list);
});
