/** More talents of the example market: they sell gigs and take no part in the story. */
import type { SeedPerson } from './people.ts';

function seller(
  [firstname, lastname]: readonly [string, string],
  [countryId, stateId]: readonly [string, string],
  gender: 'Male' | 'Female',
  phone_number: string,
  storyline: string,
  description: string,
): SeedPerson {
  const profile = { firstname, lastname, gender, phone_number, countryId, stateId, storyline, description };
  const email = `${firstname.toLowerCase()}@talent.example`;
  return { name: `${firstname} ${lastname}`, email, types: [2], profile };
}

export const sellers = {
  adaeze: seller(
    ['Adaeze', 'Umeh'],
    ['NG', 'LA'],
    'Female',
    '+234 805 555 0110',
    'Pictures of food, cloth and the people who make them',
    'Natural light, two reflectors and patience. Files come sorted, named and ready for the shop.',
  ),
  kwabena: seller(
    ['Kwabena', 'Mensah'],
    ['GH', 'AH'],
    'Male',
    '+233 20 555 0111',
    'Rooms and houses before they are built',
    'I trained as a mason before I learned to model. My walls stand, and my light comes from where the sun is.',
  ),
  lerato: seller(
    ['Lerato', 'Dlamini'],
    ['ZA', 'WC'],
    'Female',
    '+27 83 555 0112',
    'Stop-motion and 2D for small screens',
    'Paper, wire and beads on a kitchen table in Cape Town. Everything I animate has been touched by hand.',
  ),
  yusuf: seller(
    ['Yusuf', 'Danladi'],
    ['NG', 'KD'],
    'Male',
    '+234 807 555 0113',
    'Hausa and Arabic, written the way they are spoken',
    'Fifteen years of radio, courtrooms and school books. I ask before I guess.',
  ),
  amina: seller(
    ['Amina', 'Okello'],
    ['UG', '204'],
    'Female',
    '+256 77 555 0114',
    'Swahili and Luganda voice, low and clear',
    'Phone menus, lessons and adverts. I record every morning before the street wakes up.',
  ),
  selam: seller(
    ['Selam', 'Bekele'],
    ['ET', 'AA'],
    'Female',
    '+251 91 555 0115',
    'Ideas for brands that have more courage than money',
    'Names, campaigns and small events. I bring three ideas, and I tell you which one I would pay for.',
  ),
} as const satisfies Record<string, SeedPerson>;
