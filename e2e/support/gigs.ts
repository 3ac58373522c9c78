/** Gigs that a browser test starts from, made through the API, and their gallery on the screen. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { call, type Member, unique } from './people.ts';
import { smallPicture } from './picture.ts';

type Named = { id: string; name: string; categoryId: string };

type Package = Record<string, unknown>;

/** Creates a draft with a package of N25,000, the packages in `more`, and an empty gallery; returns its id. */
export async function draftGig(
  request: APIRequestContext,
  talent: Member,
  title: string,
  more: readonly Package[] = [],
): Promise<string> {
  const { skills } = await call<{ skills: Named[] }>(request, talent, 'GET', 'skill');
  const skill = skills.find(({ name }) => name === 'Brand identity') ?? skills[0];
  const { gig } = await call<{ gig: { id: string } }>(request, talent, 'POST', 'gig/store', {
    title,
    overview: 'Drawn by hand first.',
    description: 'You tell me who you sell to; I draw three directions, and you choose one.',
    categoryId: skill?.categoryId,
    skillId: skill?.id,
    scopepackage: [
      { name: 'Basic', price: '25000', delivery_days: 5, offers: 1, revisions: 2, includes: ['Vectors'] },
      ...more,
    ],
  });
  return gig.id;
}

/** Creates the same with a picture, and publishes it. */
export async function liveGig(
  request: APIRequestContext,
  talent: Member,
  title: string,
  more: readonly Package[] = [],
): Promise<string> {
  const id = await draftGig(request, talent, title, more);
  const added = await request.post('/api/gallery/store', {
    headers: { Authorization: `Bearer ${talent.token}`, 'Idempotency-Key': unique() + unique() },
    multipart: { gigId: id, profile_image: smallPicture('mark.png') },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await call(request, talent, 'PUT', `gig/publish/${id}`);
  return id;
}

/** The label of the file field. */
export const FILES_FIELD = 'Add pictures, sound or video';

export function galleryItems(page: Page): Locator {
  return page.getByRole('region', { name: 'Gallery', exact: true }).getByRole('listitem');
}
