/** Past work. */
export const pastWork = {
  upload: 'Upload past jobs',
  heading: 'Kindly upload your past jobs',
  fileLabel: 'Not greater than 5MB',
  submit: 'Update story',
  title: 'Please enter a title',
  fileTooLarge: 'file must not be greater than 5MB...',
  full: 'A gallery of past work holds at most 100 pieces',
} as const;
