/** A person of the example market as they register. */

export type SeedPerson = {
  name: string;
  email: string;
  /** 1: hunter, 2: talent. */
  types: readonly (1 | 2)[];
  profile: {
    firstname: string;
    lastname: string;
    gender: 'Male' | 'Female';
    phone_number: string;
    countryId: string;
    stateId: string;
    storyline?: string;
    description?: string;
  };
};
