/** The rights that a package gives: stored and stated as they were answered, and nothing where none were. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gigs } from '#contract/gigs/gigs.ts';
import { jobFromPackage } from '#contract/gigs/order-terms.ts';
import { type Rights, SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { formOfGig, GIG_FIELDS } from '#server/testing/gigs.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await talent(app, 'Ada');
});
afterAll(() => app.close());

const [first, second] = GIG_FIELDS.scopepackage as [
  (typeof GIG_FIELDS.scopepackage)[0],
  (typeof GIG_FIELDS.scopepackage)[0],
];
const withRights = (rights: Rights) => formOfGig(ada, { scopepackage: [{ ...first, rights }, second] });

test('are said on the package that states them, and go with it into the terms of an order', async () => {
  const { gig } = await ada.ok(gigs.create, { body: await withRights(SUGGESTED_RIGHTS) });
  const [stated, silent] = gig.scopepackage;
  const said =
    'Use everywhere, worldwide, for ever, exclusive. Changes are allowed. Ada may show it in a portfolio.';
  expect(stated).toMatchObject({ rights: SUGGESTED_RIGHTS, rights_text: said });
  expect(silent).toMatchObject({ rights: null, rights_text: null });
  if (!stated) throw new Error('no package');
  expect(jobFromPackage(gig, stated, '2026-11-25').terms.split('\n').at(-1)).toBe(said);
});

test('are changed, and left out again', async () => {
  const { gig } = await ada.ok(gigs.create, { body: await withRights(SUGGESTED_RIGHTS) });
  const params = { id: gig.id };
  const narrow: Rights = {
    ...{ use: 'online', area: 'nigeria', term: 'one-year' },
    ...{ exclusive: 'no', change: 'consent', show: 'published' },
  };
  const changed = await ada.ok(gigs.update, { params, body: await withRights(narrow) });
  expect(changed.gig.scopepackage[0]).toMatchObject({
    rights: narrow,
    rights_text:
      'Use online only, in Nigeria, for 1 year, not exclusive. Changes only when the talent agrees. Ada may show it once it is published.',
  });
  const left = await ada.ok(gigs.update, { params, body: await formOfGig(ada) });
  expect(left.gig.scopepackage[0]).toMatchObject({ rights: null, rights_text: null });
});

test('take only answers that are offered, to all questions', async () => {
  const { show: _show, ...five } = SUGGESTED_RIGHTS;
  for (const wrong of [{ ...SUGGESTED_RIGHTS, area: 'mars' }, five]) {
    const { status } = await ada.call(gigs.create, { body: await withRights(wrong as Rights) });
    expect(status).toBe(422);
  }
});
