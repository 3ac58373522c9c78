/** The first step of a gig: its validation messages, the draft it keeps, and its lists. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gigs } from '#contract/gigs/gigs.ts';
import { SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import { answerCatalogue, BRAND, VISUAL } from '#web/testing/catalogue.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { expectMessages, ID, show, signIn } from '#web/testing/show.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(): Promise<void> {
  signIn('talent');
  answerCatalogue();
  await show('/creategig');
  await expect.element(field('Title')).toBeVisible();
}

async function fillIn(): Promise<void> {
  await field('Title').fill('Mark without extras');
  await field('Description').fill('Three directions, and you choose one.');
  await field('Category').selectOptions('Voiceover artist');
  await expect.element(field('Skill').getByRole('option', { name: 'Dubbing' })).toBeInTheDocument();
  await field('Category').selectOptions('Creative visualizers');
  await expect.element(field('Skill').getByRole('option', { name: 'Dubbing' })).not.toBeInTheDocument();
  await field('Skill').selectOptions('Brand identity');
  await field('Price').fill('25000');
  await field('Delivery (days)').fill('5');
  await field('Included, line 1').fill('Vectors as AI and PDF');
}

/** Number of form drafts that this browser stores. */
const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('adire.draft.')).length;

test('what is missing is shown, and the first such field has the focus', async () => {
  await open();
  await button('Save and continue').click();
  await expect.element(field('Title')).toHaveFocus();
  await expectMessages([
    'Please enter Title',
    'please enter Description',
    'Choose a category',
    'Choose a skill',
    'Enter the price in whole naira',
    'Enter 1 to 365 whole days',
    'Fill in each line, or remove it',
  ]);
  await field('Price').fill('999');
  await userEvent.tab();
  await expect.element(page.getByText('Enter a price of N1,000 or more')).toBeVisible();
});

test('a question and a package that are added after a refusal are not wrong before they are filled in', async () => {
  await open();
  await fillIn();
  await field('Title').fill('');
  await button('Save and continue').click();
  await expectMessages(['Please enter Title']);
  await button('Add a package').click();
  await button('Add a question').click();
  await expect.element(field('Question')).toHaveFocus();
  await field('Title').fill('Mark');
  await expectMessages([]);
});

test('kobo and decimals that are typed do not multiply a number', async () => {
  await open();
  await field('Price').click();
  await userEvent.keyboard('25000.50');
  await expect.element(field('Price')).toHaveValue('25,000.50');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}5.0');
  await expect.element(field('Price')).toHaveValue('250,005.0');
  // Before the point everything can still be changed.
  await userEvent.keyboard('{Home}{Delete}');
  await expect.element(field('Price')).toHaveValue('50,005.0');
  await field('Delivery (days)').click();
  await expect.element(field('Price')).toHaveValue('50,005');
  await userEvent.keyboard('3.5');
  await field('Revisions').click();
  await userEvent.keyboard('{Backspace}-1');
  await field('Title').click();
  // No other number is taken for these.
  await expect.element(field('Delivery (days)')).toHaveValue('3.5');
  await expect.element(field('Revisions')).toHaveValue('-1');
  await expectMessages(['Enter 1 to 365 whole days', 'Enter a whole number from 0 to 50']);
  await userEvent.fill(field('Delivery (days)'), '5 days');
  await userEvent.fill(field('Revisions'), '2.0');
  await field('Title').click();
  await expect.element(field('Delivery (days)')).toHaveValue('5');
  await expect.element(field('Revisions')).toHaveValue('2');
});

test('tags are taken by keys, and said', async () => {
  await open();
  const tags = page.getByLabelText(/^Tags/);
  await tags.fill('logo, brand, ');
  await tags.fill('adire');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('adire added. 3 of 10 tags.')).toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByText('adire removed. 2 of 10 tags.')).toBeInTheDocument();
  await button('Remove logo').click();
  await expect.element(tags).toHaveFocus();
});

test('a tag that is too long is never left out: it stops the saving, and has the focus', async () => {
  await open();
  await fillIn();
  const sent = answers(gigs.create, () => refuse(409, 'enough'));
  const tags = page.getByLabelText(/^Tags/);
  await tags.fill('a'.repeat(31));
  await button('Save and continue').click();
  await expect.element(tags).toHaveFocus();
  await expectMessages(['Use at most 30 characters']);
  await tags.fill('logo');
  // As on an iPhone, where a press does not move the focus.
  (button('Save and continue').element() as HTMLElement).click();
  await expect.poll(() => sent.map(({ body }) => body.tags)).toEqual([[{ tag: 'logo' }]]);
});

test('what is typed is there again when the page is opened again', async () => {
  await open();
  await page.getByLabelText(/^Tags/).fill('brand, ');
  await field('Included, line 1').fill('First');
  await userEvent.keyboard('{Enter}');
  await field('Included, line 2').fill('Second');
  await button('Remove line 1').click();
  await expect.element(field('Included, line 1')).toHaveValue('Second');
  await button('Add a package').click();
  const second = page.getByRole('group', { name: 'Second package' });
  await expect.element(second.getByLabelText('Package name')).toHaveFocus();
  await second.getByLabelText('Price').fill('60000');
  await button('Add a question').click();
  await field('Question').fill('Which files?');
  await expect.poll(() => Object.values(localStorage).join()).toContain('Which files?');

  await show('/creategig');
  await expect.element(page.getByText('We kept what you typed earlier.')).toBeVisible();
  await expect.element(field('Question')).toHaveValue('Which files?');
  await expect.element(second.getByLabelText('Price')).toHaveValue('60,000');
  await expect.element(button('Remove brand')).toBeVisible();
});

test('when all that was typed is taken back there is nothing to put back', async () => {
  await open();
  await button('Add a package').click();
  await field('Price').nth(1).fill('7000');
  await expect.poll(keptDrafts).toBe(1);
  await button('Remove the second package').click();
  await expect.poll(keptDrafts).toBe(0);
  await show('/creategig');
  await expect.poll(() => field('Package name').elements()).toHaveLength(1);
});

test('a package and a question that are taken away from within their own fields are gone', async () => {
  await open();
  await fillIn();
  // An empty line is removed when the focus leaves the list, and the press still reaches the button below it.
  await button('Add a line').click();
  await button('Add a package').click();
  await expect.element(field('Included, line 2')).not.toBeInTheDocument();
  await field('Package name').nth(1).fill('Too much');
  await button('Remove the second package').click();
  await button('Add a question').click();
  await field('Question').fill('May it be edited?');
  // As on an iPhone, where a press does not move the focus.
  (button('Remove question 1').element() as HTMLElement).click();
  // The next Tab continues from where the removed fields were.
  await userEvent.tab();
  await expect.element(button('Add a question')).toHaveFocus();

  const sent = answers(gigs.create, () => refuse(409, 'enough'));
  await button('Save and continue').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    ...{ title: 'Mark without extras', categoryId: VISUAL, skillId: BRAND.id, faqs: [] },
    scopepackage: [{ price: '25000', delivery_days: 5, includes: ['Vectors as AI and PDF'] }],
  });
  expect(sent[0]?.body.scopepackage).toHaveLength(1);
});

test('rights are stated when they are asked for, as suggested until one is changed, and left out again', async () => {
  await open();
  await fillIn();
  await expect.element(field('How long')).not.toBeInTheDocument();
  await button('State the rights').click();
  await field('How long').selectOptions('1 year');
  const sent = answers(gigs.create, () => refuse(409, 'enough'));
  await button('Save and continue').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body.scopepackage[0]?.rights).toEqual({ ...SUGGESTED_RIGHTS, term: 'one-year' });

  await button('Leave rights out').click();
  await button('Save and continue').click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.body.scopepackage[0]).not.toHaveProperty('rights');
});

test('a further round is left out, or has both a price and days', async () => {
  await open();
  await fillIn();
  const sent = answers(gigs.create, () => refuse(409, 'enough'));
  await button('Set a price').click();
  await button('Save and continue').click();
  await expect.element(page.getByText('Enter 1 to 30 whole days')).toBeVisible();
  await userEvent.fill(field('Price of a round'), '15000');
  await userEvent.fill(field('Days for a round'), '3');
  await button('Save and continue').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body.scopepackage[0]?.further_round).toEqual({ price: '15000', days: 3 });

  await button('Remove the price').click();
  await button('Save and continue').click();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.body.scopepackage[0]).not.toHaveProperty('further_round');
});

test.for([`/editGig/${ID}`, '/editGig/nothing'])(
  'somebody else finds no gig to edit: %s',
  async (address) => {
    signIn('talent');
    answerCatalogue();
    answers(gigs.get, () => refuse(404, 'Not found'));
    await show(address);
    await expect
      .element(page.getByRole('heading', { name: 'This gig is no longer available' }))
      .toBeVisible();
  },
);
