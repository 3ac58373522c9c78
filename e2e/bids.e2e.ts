/** Bidding, and the agreement on a bid until it is accepted, declined or left, from both sides. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bidAtBudget, lagosDay, offerAgreement, postJob } from './support/deals.ts';
import { goToApplication } from './support/order-steps.ts';
import { newMember, pageOf, unique } from './support/people.ts';

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
}

/** The row of an order or application: a table row on desktop, a card on a phone. */
function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title });
}

test('two talents bid; the hunter rejects one with a reason and comes to an agreement with the other', async ({
  browser,
  request,
}) => {
  const [hunter, thrifty, own] = await Promise.all([
    newMember(request, 'Kemi Ogunleye', 'hunter'),
    newMember(request, 'Tunde Bakare', 'talent'),
    newMember(request, 'Adaeze Nwachukwu', 'talent'),
  ]);
  const title = `Packaging ${unique()}`;
  const jobId = await postJob(request, hunter, title);
  const [hunterPage, thriftyPage, ownPage] = await Promise.all([
    pageOf(browser, hunter),
    pageOf(browser, thrifty),
    pageOf(browser, own),
  ]);

  await test.step('before the first bid the hunter sees that there is none', async () => {
    await hunterPage.goto(`/hunterDashboard/TalentBid/${jobId}`);
    await expect(hunterPage.getByRole('heading', { name: 'No data', exact: true })).toBeVisible();
  });

  await test.step('one talent accepts the budget', async () => {
    await thriftyPage.goto('/jobrequest');
    await expect(thriftyPage.getByRole('tab')).toContainText([
      'Open jobs',
      'Closed jobs',
      'Jobs applied for',
    ]);
    const card = cardOf(thriftyPage, title);
    await expect(card).toContainText('N150,000 · 12 days');
    await card.getByRole('link', { name: title }).click();
    await goToApplication(thriftyPage);
    await thriftyPage.getByRole('button', { name: 'Apply for this job' }).click();
    await expect(thriftyPage.getByText('Write your pitch')).toBeVisible();
    await expect(thriftyPage.getByText('Accept the budget or enter your own price')).toBeVisible();
    await thriftyPage.getByLabel('Your pitch').fill('I begin with twenty small marks.');
    await thriftyPage.getByLabel('Yes, I accept N150,000').check();
    await thriftyPage.getByRole('button', { name: 'Apply for this job' }).click();
    await expect(thriftyPage.getByText('Application Successful...')).toBeVisible();
    await expect(thriftyPage.getByRole('heading', { name: 'Offer Sent!' })).toBeVisible();
    await expect(
      thriftyPage.getByText('Job offer sent, Please wait for Hunter to Review and get back to you'),
    ).toBeVisible();
    await expect(thriftyPage).toHaveURL(/\/jobrequest\/detail\//);
    for (const label of ['Delivered by', 'Application date', 'Total price']) {
      await expect(thriftyPage.getByRole('term').filter({ hasText: label })).toBeVisible();
    }
  });

  await test.step('the other names an own price and sees what it means', async () => {
    await ownPage.goto('/jobrequest');
    await cardOf(ownPage, title).getByRole('link', { name: title }).click();
    await goToApplication(ownPage);
    await ownPage.getByLabel('Your pitch').fill('Two markets know my labels.');
    await ownPage.getByLabel('No, I have my own price').check();
    await ownPage.getByLabel('Your price').pressSequentially('180000');
    await expect(ownPage.getByLabel('Your price')).toHaveValue('180,000');
    await expect(ownPage.getByText('N162,000')).toBeVisible();
    await ownPage.getByRole('button', { name: 'Apply for this job' }).click();
    await expect(ownPage.getByRole('heading', { name: 'Offer Sent!' })).toBeVisible();
    await ownPage.goto('/jobrequest');
    await expect(cardOf(ownPage, title)).toContainText('You bid N180,000');
  });

  await test.step('the hunter compares and rejects with a reason', async () => {
    await hunterPage.goto('/hunterDashboard/TalentBid');
    await cardOf(hunterPage, title).getByRole('link', { name: 'View talent bid' }).click();
    await expect(cardOf(hunterPage, 'Tunde Bakare')).toContainText('At your budget');
    const dear = cardOf(hunterPage, 'Adaeze Nwachukwu');
    await expect(dear).toContainText('N30,000 over budget');
    await expect(dear).not.toContainText('escrow');
    await expect(hunterPage.getByText('You pay into escrow once you both agree.')).toBeVisible();
    await dear.getByRole('button', { name: 'Reject' }).click();
    const dialog = hunterPage.getByRole('dialog', { name: 'Reject this bid' });
    await dialog.getByRole('button', { name: 'Reject bid' }).click();
    await expect(dialog.getByText('Give a reason')).toBeVisible();
    await dialog.getByRole('button', { name: 'The price is above our budget.' }).click();
    await dialog.getByRole('button', { name: 'Reject bid' }).click();
    await expect(dear).toContainText('You rejected this bid: The price is above our budget.');
    // Its button is gone, and the focus moved to the bid.
    await expect(dear).toBeFocused();
    await expect(dear.getByRole('button', { name: 'Accept bid' })).toHaveCount(0);
  });

  await test.step('the rejected talent reads the reason', async () => {
    await ownPage.goto('/jobrequest?tab=applied');
    await rowOf(ownPage, title).getByRole('link', { name: title }).click();
    await expect(ownPage.getByRole('heading', { name: 'Sent Offer Rejected!' })).toBeVisible();
    await expect(
      ownPage.getByText('Ops!!! Sorry this job Request was Rejected by Hunter, Nice try.'),
    ).toBeVisible();
    await expect(ownPage.getByText('The price is above our budget.')).toBeVisible();
  });

  await test.step('the hunter sends an agreement with dates and terms', async () => {
    await cardOf(hunterPage, 'Tunde Bakare').getByRole('button', { name: 'Accept bid' }).click();
    const dialog = hunterPage.getByRole('dialog', { name: "Accept Tunde's bid" });
    const send = dialog.getByRole('button', { name: 'Accept and send agreement' });
    await expect(dialog).toContainText('N135,000');
    await expect(dialog).toContainText('If missed: N7,500 comes off');
    await expect(dialog.getByLabel('Start date')).toHaveValue(lagosDay(0));
    await expect(dialog.getByLabel('End date'), 'the last milestone is due after 12 days').toHaveValue(
      lagosDay(12),
    );
    await expect(send).toBeEnabled();
    await dialog.getByLabel('Start date').fill(lagosDay(1));
    await dialog.getByLabel('End date').fill('');
    await expect(send).toBeDisabled();
    await dialog.getByLabel('End date').fill(lagosDay(20));
    await expect(send).toBeEnabled();
    await send.click();
    await expect(hunterPage.getByText('Waiting for the talent')).toBeVisible();
  });

  await test.step('the talent accepts it by ticking the terms', async () => {
    await thriftyPage.goto('/order');
    await rowOf(thriftyPage, title).getByRole('button', { name: 'Accept order' }).click();
    const dialog = thriftyPage.getByRole('dialog', { name: 'Accept order' });
    const accept = dialog.getByRole('button', { name: 'Accept order' });
    await expect(dialog).toContainText('Two rounds of changes are included.');
    await expect(dialog).toContainText('N135,000');
    await expect(accept).toBeDisabled();
    await dialog
      .getByLabel('I hereby accept all the terms and conditions as stated in the job brief.')
      .check();
    await accept.click();
    await expect(dialog).toHaveCount(0);
    await hunterPage.reload();
    await expect(hunterPage.getByText('Your turn')).toBeVisible();
  });
});

test('a talent declines an agreement; the hunter takes the next one back; that talent withdraws the bid', async ({
  browser,
  request,
}) => {
  const [hunter, first, second] = await Promise.all([
    newMember(request, 'Kemi Ogunleye', 'hunter'),
    newMember(request, 'Tunde Bakare', 'talent'),
    newMember(request, 'Sade Bello', 'talent'),
  ]);
  const title = `Mural ${unique()}`;
  const jobId = await postJob(request, hunter, title);
  await bidAtBudget(request, first, jobId);
  await bidAtBudget(request, second, jobId);
  await offerAgreement(request, hunter, jobId, first);
  const [hunterPage, firstPage, secondPage] = await Promise.all([
    pageOf(browser, hunter),
    pageOf(browser, first),
    pageOf(browser, second),
  ]);

  await test.step('the first talent declines with a reason', async () => {
    await firstPage.goto('/order');
    await rowOf(firstPage, title).getByRole('button', { name: 'Decline' }).click();
    const dialog = firstPage.getByRole('dialog', { name: 'Decline order' });
    await dialog.getByLabel('Your reason').fill('I am at a festival then.');
    await dialog.getByRole('button', { name: 'Decline order' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(firstPage, title)).toHaveCount(0);
    await hunterPage.goto('/hunterDashboard/PendingProjects');
    await expect(hunterPage.getByText('No pending projects')).toBeVisible();
  });

  await test.step('the hunter reads it, and the job takes bids again', async () => {
    await hunterPage.goto(`/hunterDashboard/talentBid/${jobId}`);
    await expect(cardOf(hunterPage, 'Tunde Bakare')).toContainText('I am at a festival then.');
    await expect(cardOf(hunterPage, 'Sade Bello').getByRole('button', { name: 'Accept bid' })).toBeVisible();
  });

  await test.step('the hunter withdraws the next agreement', async () => {
    await offerAgreement(request, hunter, jobId, second);
    await hunterPage.goto('/hunterDashboard/PendingProjects');
    await rowOf(hunterPage, title).getByRole('button', { name: 'Cancel agreement' }).click();
    const dialog = hunterPage.getByRole('dialog', { name: 'Cancel agreement' });
    await dialog.getByRole('button', { name: 'The plan has changed.' }).click();
    await dialog.getByRole('button', { name: 'Cancel agreement' }).click();
    await expect(rowOf(hunterPage, title)).toHaveCount(0);
    await hunterPage.goto(`/hunterDashboard/TalentBid/${jobId}`);
    await expect(cardOf(hunterPage, 'Sade Bello').getByRole('button', { name: 'Accept bid' })).toBeVisible();
  });

  await test.step('the second talent takes the bid back', async () => {
    await secondPage.goto('/jobrequest?tab=applied');
    await rowOf(secondPage, title).getByRole('button', { name: 'Withdraw' }).click();
    await secondPage.getByRole('dialog').getByRole('button', { name: 'Withdraw bid' }).click();
    await expect(rowOf(secondPage, title)).toContainText('Withdrawn');
    await hunterPage.reload();
    await expect(cardOf(hunterPage, 'Sade Bello')).toContainText('Withdrawn');
    await expect(cardOf(hunterPage, 'Sade Bello').getByRole('button', { name: 'Accept bid' })).toHaveCount(0);
    await secondPage.goto(`/jobrequest/job/${jobId}`);
    await expect(secondPage.getByText('You withdrew your bid on this job')).toBeVisible();
  });
});
