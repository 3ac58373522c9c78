/** Fields of any form: empty, too long, not a number. */
export const form = {
  required: 'Please fill this in',
  tooLong: (max: number) => `At most ${max} characters`,
  plainText: 'Please use plain text',
  wholeNumber: 'Please enter a whole number',
  between: (min: number, max: number) => `From ${min} to ${max}`,
  day: 'Please choose a date',
  limit: 'limit is from 1 to 50',
  page: 'Unknown page',
  unknownField: 'Unknown field',
  invalid: 'The given data was invalid.',
} as const;
