/** Hunters who bought before the story begins, and a helper to write one in a line. */
import type { SeedPerson } from './person.ts';

export function buyer(
  [firstname, lastname]: readonly [string, string],
  [countryId, stateId]: readonly [string, string],
  gender: 'Male' | 'Female',
  phone_number: string,
  storyline: string,
): SeedPerson {
  const profile = { firstname, lastname, gender, phone_number, countryId, stateId, storyline };
  const email = `${firstname.toLowerCase()}@hunter.example`;
  return { name: `${firstname} ${lastname}`, email, types: [1], profile };
}

export const buyers: readonly SeedPerson[] = [
  buyer(['Folake', 'Ojo'], ['NG', 'LA'], 'Female', '+234 806 555 0150', 'Bakery with three ovens, Surulere'),
  buyer(['Joseph', 'Kariuki'], ['KE', '30'], 'Male', '+254 720 555 0151', 'Runs a clinic chain in Nairobi'),
  buyer(['Esi', 'Quaye'], ['GH', 'CP'], 'Female', '+233 24 555 0152', 'Publisher of six books a year'),
  buyer(['Sibusiso', 'Mthembu'], ['ZA', 'NL'], 'Male', '+27 82 555 0153', 'Community radio, Umlazi'),
  buyer(['Coumba', 'Fall'], ['SN', 'DK'], 'Female', '+221 77 555 0154', 'Shop for cloth and baskets, Médina'),
];
