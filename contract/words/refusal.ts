/** Refusals that belong to no field. */
export const refusal = {
  notFound: 'Nothing is found here. It may have been removed, or it is not yours to see.',
  forbidden: 'This action is unauthorized.',
  tooMany: 'Too many requests.',
  tooSlow: 'The request took too long to arrive.',
  badRequest: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  wrongType: 'Send JSON, or multipart where a file is taken.',
  failed: 'Something went wrong on our side. Nothing was half-done; please try again.',
  busy: 'The server is busy. Please try again in a moment.',
  keyReused: 'This idempotency key was used for another request',
  keyBusy: 'The same request is still being worked on',
  illegalStep: (status: string) => `This is not possible while the status is ${status}`,
  divisionChanged: 'The figures have changed since they were shown. Please look at them again.',
} as const;
