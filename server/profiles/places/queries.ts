/** Countries and their states, from a kept list of ISO 3166 codes. */
import { allCountries } from 'country-region-data';
import type { Reply } from '#contract/endpoint.ts';
import type { profiles } from '#contract/profiles.ts';
import type { OpenCtx } from '#server/core/context.ts';
import { orNotFound } from '#server/core/refusal.ts';

type Place = { key: string; name: string };

/** How the list writes a code that it does not know. */
const NO_CODE = 'undefined';

const countries: Place[] = allCountries.map(([name, key]) => ({ key, name })).sort(byName);

/** By country; one without states is its own only one. */
const states = new Map<string, Place[]>(
  allCountries.map(([name, key, regions]) => {
    const list = regions.map(([region, code]) => ({ key: keyOf(region, code, regions), name: region }));
    const whole = list.length === 0 || (list.length === 1 && list[0]?.name === name);
    return [key, whole ? [{ key, name }] : list.sort(byName)];
  }),
);

/** The ISO code; the name (25 characters at most, as the form allows) where the list has none of its own for it. */
function keyOf(region: string, code: string, regions: readonly (readonly [string, string])[]): string {
  const unique = code && code !== NO_CODE && regions.filter(([, other]) => other === code).length === 1;
  return unique ? code : region.slice(0, 25);
}

function byName(a: Place, b: Place): number {
  return a.name.localeCompare(b.name, 'en');
}

/** The names of a country and of its state; undefined for what the lists do not hold. */
export function placeNames(
  countryId: string,
  stateId: string,
): { country: string | undefined; state: string | undefined } {
  return {
    country: countries.find((country) => country.key === countryId)?.name,
    state: states.get(countryId)?.find((state) => state.key === stateId)?.name,
  };
}

export async function listCountries(): Promise<Reply<typeof profiles.countries>> {
  return { success: true, list: countries };
}

/** 404 for a code that is no country's. */
export async function listStates(
  _ctx: OpenCtx,
  { params }: { params: { countryId: string } },
): Promise<Reply<typeof profiles.states>> {
  return { success: true, list: orNotFound(states.get(params.countryId)) };
}
