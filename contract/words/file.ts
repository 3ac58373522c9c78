/** Files that are sent. */
export const file = {
  required: 'Please choose a file',
  tooLarge: (megabytes: number) => `The file must not be greater than ${megabytes}MB`,
  wrongKind: 'This type of file is not accepted here',
  unfit: 'This file is empty, damaged, or not of a type that is accepted here',
  broken: 'This file could not be read',
  tooManyPixels: (millions: number) =>
    `This picture has more than ${millions} million pixels. Please send a smaller one`,
  unfinished: 'This file has not arrived as a whole. Please send it again',
  uploadsMax: 'Three files are on their way already. Please wait until one has arrived',
  uploadMoved: 'The next part does not begin where the last one ended',
  dayFull: 'You have sent 200MB within 24 hours. Please send the rest tomorrow',
  full: 'Your files have reached 1GB. Please remove some before you add more',
  diskFull: 'There is no room for files at the moment. Please try again later',
} as const;
