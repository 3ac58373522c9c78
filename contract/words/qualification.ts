/** Education, certificates, skills and languages. */
export const qualification = {
  institution: 'Please enter the institution',
  country: 'Please select a country',
  fromYear: 'Please select the first year',
  toYear: 'Please select the last year',
  year: 'Please select the year',
  yearRange: 'A year from 1960 to the current year',
  yearOrder: 'The last year must not be before the first',
  certificate: 'Please enter the name of the certificate',
  organization: 'Please enter who conferred it',
  certificateDefault: 'Certificate of completion',
  proficiency: 'Please choose Beginner, Intermediate or Advance',
  skillUnknown: 'Please select a skill from the list',
  language: 'Please select a language from the list',
  languageLevel: 'Please choose Basic, Conversational, Fluent or Native',
  list: 'Please choose at least one',
  tooMany: 'At most 50',
} as const;
