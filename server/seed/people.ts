/** The people of the example market: all fictional, every address under `.example`; portraits are named by first name. */

import { laterPeople } from './people-later.ts';
import type { SeedPerson } from './person.ts';

export const SEED_PASSWORD = 'indigo-cloth-26';

/** Bank account of the talent of the first order; the simulated bank knows it under his name. */
export const TUNDES_ACCOUNT = { bank_code: '058', account_number: '0147349542' };

export const people = {
  ngozi: {
    name: 'Ngozi Balogun',
    email: 'ngozi@hunter.example',
    types: [1],
    profile: {
      firstname: 'Ngozi',
      lastname: 'Balogun',
      gender: 'Female',
      phone_number: '+234 803 555 0101',
      countryId: 'NG',
      stateId: 'LA',
      storyline: 'Brand lead at a Lagos savings app',
      description: 'We brief clearly, answer within a day and pay on acceptance.',
    },
  },
  tunde: {
    name: 'Tunde Alabi',
    email: 'tunde@talent.example',
    types: [2],
    profile: {
      firstname: 'Tunde',
      lastname: 'Alabi',
      gender: 'Male',
      phone_number: '+234 806 555 0102',
      countryId: 'NG',
      stateId: 'OY',
      storyline: 'Motion designer who makes numbers dance',
      description:
        'Ten years of explainer films for banks, clinics and schools. I draw every frame first on paper, so you see where it goes before it moves.',
    },
  },
  zainab: {
    name: 'Zainab Bello',
    email: 'zainab@both.example',
    types: [1, 2],
    profile: {
      firstname: 'Zainab',
      lastname: 'Bello',
      gender: 'Female',
      phone_number: '+234 809 555 0103',
      countryId: 'NG',
      stateId: 'KN',
      storyline: 'Writer in Hausa and English, and publisher of picture books',
      description: 'I write for children, and I hire illustrators and voices for what I write.',
    },
  },
  kofi: {
    name: 'Kofi Asante',
    email: 'kofi@hunter.example',
    types: [1],
    profile: {
      firstname: 'Kofi',
      lastname: 'Asante',
      gender: 'Male',
      phone_number: '+233 24 555 0104',
      countryId: 'GH',
      stateId: 'AA',
      storyline: 'Runs a radio drama studio in Accra',
      description:
        'Six writers, two microphones and a very patient editor. We pay for every rewrite we ask for.',
    },
  },
  amara: {
    name: 'Amara Nwosu',
    email: 'amara@hunter.example',
    types: [1],
    profile: {
      firstname: 'Amara',
      lastname: 'Nwosu',
      gender: 'Female',
      phone_number: '+234 812 555 0105',
      countryId: 'NG',
      stateId: 'AN',
      storyline: 'Palm oil cooperative of 240 families',
      description:
        'We sell red oil in bottles that deserve better labels, and we decide together every Friday.',
    },
  },
  chidera: {
    name: 'Chidera Okafor',
    email: 'chidera@talent.example',
    types: [2],
    profile: {
      firstname: 'Chidera',
      lastname: 'Okafor',
      gender: 'Female',
      phone_number: '+234 814 555 0106',
      countryId: 'NG',
      stateId: 'EN',
      storyline: 'Illustrator of textile, folk tales and food',
      description: 'Ink, gouache and a good scanner. My pictures have hung in Enugu, Accra and Nairobi.',
    },
  },
  fatou: {
    name: 'Fatou Sarr',
    email: 'fatou@talent.example',
    types: [2],
    profile: {
      firstname: 'Fatou',
      lastname: 'Sarr',
      gender: 'Female',
      phone_number: '+221 77 555 0107',
      countryId: 'SN',
      stateId: 'DK',
      storyline: 'Warm voice in Wolof, French and English',
      description: 'Home studio with a treated room. Adverts, audiobooks and lessons, delivered mixed.',
    },
  },
  sipho: {
    name: 'Sipho Khumalo',
    email: 'sipho@talent.example',
    types: [2],
    profile: {
      firstname: 'Sipho',
      lastname: 'Khumalo',
      gender: 'Male',
      phone_number: '+27 82 555 0108',
      countryId: 'ZA',
      stateId: 'GT',
      storyline: 'Copy that sells without shouting',
      description:
        'I listen to how your customers talk, then write the line they would have said themselves.',
    },
  },
  wanjiru: {
    name: 'Wanjiru Kamau',
    email: 'wanjiru@talent.example',
    types: [2],
    profile: {
      firstname: 'Wanjiru',
      lastname: 'Kamau',
      gender: 'Female',
      phone_number: '+254 712 555 0109',
      countryId: 'KE',
      stateId: '30',
      storyline: 'Product and web designer, Nairobi',
      description: 'Interfaces for cheap phones: small files, big buttons, no guessing.',
    },
  },
} as const satisfies Record<string, SeedPerson>;

export const operator = { name: 'Adire Operations', email: 'ops@adire.example' };

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
  ...laterPeople,
} as const satisfies Record<string, SeedPerson>;
