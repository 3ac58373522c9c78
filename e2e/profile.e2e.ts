/** A talent's page: its checklist, every part added, changed and deleted, and how a hunter sees it. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { liveGig } from './support/gigs.ts';
import { call, newMember, pageOf } from './support/people.ts';
import { smallPicture } from './support/picture.ts';
import { toast } from './support/way-in.ts';

const STORY = 'I draw characters that people remember.';

/** Unfolds a section of the profile and returns it. */
async function unfold(page: Page, title: string): Promise<Locator> {
  await page.getByRole('heading', { name: title, exact: true }).click();
  return page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test('a new talent completes the page by the checklist', async ({ browser, request }) => {
  const amaka = await newMember(request, 'Amaka Obi', 'talent');
  const page = await pageOf(browser, amaka);
  const dialog = page.getByRole('dialog');
  await page.goto('/publicProfile');
  await expect(page.getByRole('heading', { level: 1, name: 'Amaka Obi' })).toBeVisible();
  await expect(page.getByText('0 of 8 done')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No portfolio yet' })).toBeVisible();

  await test.step('the picture: too large, of the wrong type, broken, then right', async () => {
    await page.getByRole('button', { name: 'Add a picture' }).click();
    const picture = dialog.getByLabel('Picture (optional)');
    await picture.setInputFiles({ ...smallPicture('large.png'), buffer: Buffer.alloc(2_000_001) });
    await expect(dialog.getByText('Choose a picture under 2 MB')).toBeVisible();
    await picture.setInputFiles({ ...smallPicture('huge.png'), buffer: Buffer.alloc(15_000_001) });
    await expect(dialog.getByText('Choose a photo under 15 MB')).toBeVisible();
    await picture.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') });
    await expect(
      dialog.getByText("We don't accept this type of file here. Choose another one"),
    ).toBeVisible();
    const broken = { name: 'no-picture.png', mimeType: 'image/png', buffer: Buffer.from('text') };
    await picture.setInputFiles(broken);
    await dialog.getByLabel('Story line').fill(STORY);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.locator('[id$="-error"]')).toHaveCount(1);
    await expect(dialog.getByLabel('Story line')).toHaveValue(STORY);
    await picture.setInputFiles(smallPicture('me.png'));
    await expect(dialog.getByAltText('Your new picture, as others will see it')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'User Profile Update Successful.')).toBeVisible();
    await expect(page.getByText('2 of 8 done')).toBeVisible();
  });

  await test.step('the description', async () => {
    await page.getByRole('button', { name: 'Describe your work' }).click();
    await expect(dialog.getByLabel('Description')).toBeFocused();
    await dialog.getByLabel('Description').fill('Nine years of posters.\nFrom Lagos to Nairobi.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('3 of 8 done')).toBeVisible();
  });

  await test.step('skills, by search, with levels', async () => {
    await page.getByRole('button', { name: 'Add a skill' }).click();
    await dialog.getByLabel('Find a skill').fill('zzz');
    await expect(dialog.getByText(/called “zzz”/)).toBeVisible();
    await dialog.getByLabel('Find a skill').fill('LOGO');
    await dialog.getByRole('button', { name: 'Add Logo design' }).click();
    await dialog.getByRole('button', { name: 'Add skill', exact: true }).click();
    await expect(dialog.getByText('Choose Beginner, Intermediate or Advanced')).toBeVisible();
    await dialog.getByLabel('Your level in Logo design').selectOption('Advance');
    await dialog.getByLabel('Category').selectOption({ label: 'Animators' });
    await dialog.getByRole('button', { name: 'Add 2D animation' }).click();
    await expect(dialog.getByLabel('Your level in 2D animation')).toBeFocused();
    await dialog.getByLabel('Your level in 2D animation').selectOption('Beginner');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Add 2 skills' }).click();
    await expect(toast(page, 'Added Successfully.').first()).toBeVisible();
    await expect(page.getByText('4 of 8 done')).toBeVisible();
  });

  await test.step('a language, found by its name', async () => {
    await page.getByRole('button', { name: 'Add a language' }).click();
    await dialog.getByLabel('Find a language').fill('izon');
    await dialog.getByRole('button', { name: 'Add Izon' }).click();
    await dialog.getByLabel('Your level in Izon').selectOption('Native');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Add language' }).click();
    await expect(page.getByText('5 of 8 done')).toBeVisible();
  });

  await test.step('an education', async () => {
    await page.getByRole('button', { name: 'Add your education' }).click();
    await dialog.getByRole('button', { name: 'Add education' }).click();
    await expect(dialog.getByText('Enter the school or institution')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByLabel('Institution').fill('Yaba School of Drawing');
    await expect(dialog.getByLabel('Country')).toHaveValue('Nigeria');
    await dialog.getByLabel('From year').selectOption('2012');
    await dialog.getByLabel('To year').selectOption('2015');
    await dialog.getByRole('button', { name: 'Add education' }).click();
    await expect(page.getByText('6 of 8 done')).toBeVisible();
  });

  await test.step('past work, in a dialog that the step opens', async () => {
    await page.getByRole('link', { name: 'Show past work' }).click();
    await dialog.getByLabel('Title').fill('Market day');
    await dialog.getByLabel('Not greater than 5MB').setInputFiles(smallPicture('market.png'));
    await dialog.getByRole('button', { name: 'Update story' }).click();
    await expect(toast(page, 'upload successful.')).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByText('7 of 8 done')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Market day' })).toBeVisible();
  });

  await test.step('the list is gone when all is done', async () => {
    await expect(page.getByRole('link', { name: 'Create a portfolio' })).toHaveAttribute(
      'href',
      '/creategig',
    );
    await liveGig(request, amaka, 'Posters that stay');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Posters that stay' })).toBeVisible();
    await expect(page.getByText('Your next steps')).toHaveCount(0);
    const circle = page.getByRole('main').locator('img').first();
    await expect(circle).toHaveAttribute('src', /^\/images\/profiles\//);
    expect(await circle.boundingBox()).toMatchObject({ width: 80, height: 80 });
    await expect(page.getByText('Nine years of posters.').first()).toBeVisible();
  });
});

test('what a talent shows can be changed and deleted, each after a question', async ({
  browser,
  request,
}) => {
  const efua = await newMember(request, 'Efua Boateng', 'talent');
  const education = { title: 'Kumasi Film School', country_id: 'GH', from_year: '2010', to_year: '2012' };
  await call(request, efua, 'POST', 'education/store', education);
  await call(request, efua, 'POST', 'language/attachlanguagetouser', {
    languages: [{ languageId: 'tw', proficiency: 'Native' }],
  });
  const page = await pageOf(browser, efua);
  const dialog = page.getByRole('dialog');
  await page.goto('/publicProfile');
  // Waits for the content above, which would otherwise move the folded sections below.
  for (const empty of ['No portfolio yet', 'No reviews yet'])
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload past jobs' })).toBeVisible();

  await test.step('education', async () => {
    const schools = await unfold(page, 'Education');
    await page.getByRole('button', { name: 'Edit Kumasi Film School' }).click();
    await expect(dialog.getByLabel('To year').locator('option[value="2009"]')).toHaveCount(0);
    await dialog.getByLabel('To year').selectOption('2014');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Education Profile Edited or Deleted Successfully.').first()).toBeVisible();
    await expect(schools.getByText('2010 – 2014')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Kumasi Film School' }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete Kumasi Film School' }).click();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Delete education' }).click();
    await expect(page.getByText('Kumasi Film School', { exact: true })).toHaveCount(0);
  });

  await test.step('certification', async () => {
    await unfold(page, 'Certification');
    await page.getByRole('button', { name: 'Add certification' }).click();
    await dialog.getByLabel('Certificate').fill('Character rigging');
    await dialog.getByLabel('Issued by').fill('Frame School');
    await dialog.getByLabel('Year', { exact: true }).selectOption('2020');
    await dialog.getByLabel('Country (optional)').fill('');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Add certification' }).click();
    await expect(toast(page, 'Certification Added Successful.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Character rigging' }).click();
    await expect(dialog.getByLabel('Description')).toHaveValue('Certificate of completion');
    await dialog.getByLabel('To year (optional)').selectOption('2022');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Certification Updated Successfully.')).toBeVisible();
    await expect(page.getByText('Frame School, 2020 – 2022')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Character rigging' }).click();
    await dialog.getByRole('button', { name: 'Delete certificate' }).click();
    await expect(toast(page, 'Deleted Successfully.').first()).toBeVisible();
    await expect(page.getByText('Character rigging', { exact: true })).toHaveCount(0);
  });

  await test.step('language and its level', async () => {
    const languages = await unfold(page, 'Languages');
    await languages.getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByLabel('Fluent').check();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Language Profile Edited Successfully.')).toBeVisible();
    await expect(languages.getByText('Fluent')).toBeVisible();
    await languages.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Remove language' }).click();
    await expect(languages.getByText('Fluent')).toHaveCount(0);
  });

  await test.step('the picture', async () => {
    const edit = page.getByRole('button', { name: 'Edit profile' });
    await edit.click();
    await dialog.getByLabel('Picture (optional)').setInputFiles(smallPicture('me.png'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    const circle = page.getByRole('main').locator('img[src^="/images/profiles/"]');
    await expect(circle).toHaveCount(1);
    await edit.click();
    await dialog.getByRole('button', { name: 'Remove picture' }).click();
    await page
      .getByRole('dialog', { name: 'Remove your picture?' })
      .getByRole('button', { name: 'Remove picture' })
      .click();
    await expect(circle).toHaveCount(0);
  });
});

test('a hunter sees the page, and nothing that is private', async ({ browser, request }) => {
  const talent = await newMember(request, 'Sade Alakija', 'talent');
  const education = { title: 'Osun Print House', country_id: 'NG', from_year: '2010', to_year: '2012' };
  await call(request, talent, 'POST', 'education/store', education);
  await liveGig(request, talent, 'Block prints for book covers');
  const hunter = await newMember(request, 'Kofi Mensah', 'hunter');
  const page = await pageOf(browser, hunter);
  for (const address of [`/hunterDashboard/user/${talent.id}`, `/publicProfile/${talent.id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Sade Alakija' })).toBeVisible();
    await expect(page.getByText('Osun Print House').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Block prints for book covers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/@|\+234/);
    await expect(
      page.getByRole('main').getByRole('button', { name: /^(Edit|Delete|Add)(?!.*shortlist)/ }),
    ).toHaveCount(0);
  }
  for (const address of ['publicProfile', 'viewpastjobs', 'hunterDashboard/user']) {
    await page.goto(`/${address}/0199a200-0000-7000-8000-000000000001`);
    await expect(page.getByRole('heading', { level: 1, name: "We can't find this person" })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find talents' }).last()).toBeVisible();
  }

  const own = await pageOf(browser, talent);
  await own.goto('/publicProfile');
  await own.getByRole('link', { name: 'Public page' }).click();
  await expect(own.getByText('This is your public profile, as others see it.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Send message' })).toHaveCount(0);
});
