/** Countries and their states, from a list that is read when it is first asked for. */
import { createRequire } from 'node:module';
import type { ICountry, IState } from 'country-state-city';
import type { Reply } from '#contract/endpoint.ts';
import type { profiles } from '#contract/profiles.ts';
import type { OpenCtx } from '#server/core/context.ts';
import { orNotFound } from '#server/core/refusal.ts';

type Place = { key: string; name: string };
type Places = {
  countries: Place[];
  countryNames: Map<string, string>;
  /** Filled country by country. */
  statesOf: Map<string, Place[]>;
  readStates(countryId: string): { isoCode: string; name: string }[];
};

let places: Places | null = null;

const require = createRequire(import.meta.url);

/** Only the two lists that are used: the package's own door also opens its cities, which take 80 MB. */
function load(): Places {
  const country: {
    default: { getAllCountries(): ICountry[] };
  } = require('country-state-city/lib/cjs/country.js');
  const state: {
    getStatesOfCountry(countryId: string): IState[];
  } = require('country-state-city/lib/cjs/state.js');
  const countries = country.default
    .getAllCountries()
    .map(({ isoCode, name }) => ({ key: isoCode, name }))
    .sort(byName);
  return {
    countries,
    countryNames: new Map(countries.map(({ key, name }) => [key, name])),
    statesOf: new Map(),
    readStates: state.getStatesOfCountry,
  };
}

function loaded(): Places {
  places ??= load();
  return places;
}

function byName(a: Place, b: Place): number {
  return a.name.localeCompare(b.name, 'en');
}

/** The states of a country by name; a country without any is its own only one; undefined when there is none such. */
function statesOf(countryId: string): Place[] | undefined {
  const all = loaded();
  const name = all.countryNames.get(countryId);
  if (name === undefined) return undefined;
  const known = all.statesOf.get(countryId);
  if (known) return known;
  const states = all
    .readStates(countryId)
    .map((state) => ({ key: state.isoCode, name: state.name }))
    .sort(byName);
  const list = states.length > 0 ? states : [{ key: countryId, name }];
  all.statesOf.set(countryId, list);
  return list;
}

/** The names of a country and of its state; undefined for what the lists do not hold. */
export function placeNames(
  countryId: string,
  stateId: string,
): { country: string | undefined; state: string | undefined } {
  return {
    country: loaded().countryNames.get(countryId),
    state: statesOf(countryId)?.find((state) => state.key === stateId)?.name,
  };
}

export async function listCountries(): Promise<Reply<typeof profiles.countries>> {
  return { success: true, list: loaded().countries };
}

/** 404 for a code that is no country's. */
export async function listStates(
  _ctx: OpenCtx,
  { params }: { params: { countryId: string } },
): Promise<Reply<typeof profiles.states>> {
  return { success: true, list: orNotFound(statesOf(params.countryId)) };
}
