/** Where a person arrives after signing in: never off this site, and never past the profile set-up. */
import { expect, test } from 'vitest';
import { arrival, readLoginSearch } from './arrival.ts';

test('without a requested page the person arrives at their own home', () => {
  expect(arrival('/hunterDashboard', {})).toBe('/hunterDashboard');
});

test('the asked page comes before the home, with its search', () => {
  expect(arrival('/publicProfile', { next: '/jobrequest?tab=closed' })).toBe('/jobrequest?tab=closed');
});

test('a person without a profile sets it up first and keeps the asked page for after it', () => {
  expect(arrival('/updateProfile', { next: '/jobrequest?tab=closed' })).toBe(
    '/updateProfile?next=%2Fjobrequest%3Ftab%3Dclosed',
  );
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
])('an address that leads off this site is dropped: %s', (next) => {
  expect(arrival('/publicProfile', { next })).toBe('/publicProfile');
  expect(readLoginSearch({ next })).toEqual({});
});

test('of the search only a page of this site is kept', () => {
  expect(readLoginSearch({ next: '/order', more: 'x' })).toEqual({ next: '/order' });
  expect(readLoginSearch({ next: ['/order'] })).toEqual({});
  expect(readLoginSearch({ next: '/order', ended: 1 })).toEqual({ next: '/order', ended: true });
  expect(readLoginSearch({ ended: 1 })).toEqual({});
});

test('the side that was chosen on the front page goes along to the set-up', () => {
  expect(readLoginSearch({ as: 'talent' })).toEqual({ as: 'talent' });
  expect(readLoginSearch({ as: 'operator' })).toEqual({});
  expect(arrival('/updateProfile', { as: 'talent' })).toBe('/updateProfile?as=talent');
  expect(arrival('/publicProfile', { as: 'hunter' })).toBe('/publicProfile');
});
