/** Inviting by name: once for two presses; a refused talent is not shown as invited, and can be invited again. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { people } from '#contract/people/people.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, render, signIn } from '#web/testing/show.tsx';
import { TalentSearch } from './talent-search.tsx';

const TUNDE = { id: ID, name: 'Tunde Bello', storyline: null, profile_image: null };
const JOB = { id: ID, title: 'Labels', invitees: [] as Job['invitees'] } as Job;

test('a talent who cannot be invited is not shown as invited', async () => {
  signIn('hunter');
  answers(people.findTalents, { talents: [TUNDE] });
  const asked = answers(jobs.invite, () => refuse(422, 'Invited already'));
  render(<TalentSearch job={JOB} />);
  await page.getByRole('searchbox').fill('Tun');
  const invite = page.getByRole('button', { name: 'Invite Tunde Bello' });
  await invite.click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(invite).toBeEnabled();
  await expect.element(page.getByText('Invited', { exact: true })).not.toBeInTheDocument();
});

test('what is typed without a pause is searched for once', async () => {
  signIn('hunter');
  const asked = answers(people.findTalents, { talents: [TUNDE] });
  render(<TalentSearch job={JOB} />);
  await page.getByRole('searchbox').click();
  await userEvent.keyboard('Tunde');
  await expect.element(page.getByRole('button', { name: 'Invite Tunde Bello' })).toBeVisible();
  expect(asked.map(({ query }) => query.name)).toEqual(['Tunde']);
});

test('two presses within one frame invite once', async () => {
  signIn('hunter');
  answers(people.findTalents, { talents: [TUNDE] });
  const since = { created_at: MOMENT, since: MOMENT };
  const asked = answers(jobs.invite, {
    data: { ...since, state: 'invited', talent: { id: ID, email: null, name: TUNDE.name } },
  });
  render(<TalentSearch job={JOB} />);
  await page.getByRole('searchbox').fill('Tun');
  const invite = page.getByRole('button', { name: 'Invite Tunde Bello' });
  await expect.element(invite).toBeVisible();
  const button = invite.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(invite).toBeEnabled();
  expect(asked).toHaveLength(1);
});
