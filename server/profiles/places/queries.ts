/** Countries and their states, for the form of a profile. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { profiles } from '#contract/profiles/profiles.ts';
import { countriesIn, countryName, states } from '#server/catalogue/reference/rules.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';

/** The names of a country and of its state; undefined for what the lists do not hold. */
export function placeNames(
  countryId: string,
  stateId: string,
  language?: Language,
): { country: string | undefined; state: string | undefined } {
  return {
    country: countryName(countryId, language),
    state: states.get(countryId)?.find((state) => state.key === stateId)?.name,
  };
}

export async function listCountries({ language }: OpenReadCtx): Promise<Reply<typeof profiles.countries>> {
  return { success: true, list: countriesIn(language) };
}

/** 404 for a code that is no country's. */
export async function listStates(
  _ctx: OpenReadCtx,
  { params }: { params: { countryId: string } },
): Promise<Reply<typeof profiles.states>> {
  return { success: true, list: [...orNotFound(states.get(params.countryId))] };
}
