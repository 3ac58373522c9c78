/** Cancelling a paid order: why the money is divided so, and a division that changed meanwhile. */
export const cancelling = {
  'by-talent': (hunter: string) =>
    `When the talent cancels, the whole price goes back to ${hunter}, whatever was delivered.`,
  'not-started': () =>
    'The work has not started, so nobody is owed a fee. Only the charge of the payment provider is not given back.',
  missed: () =>
    'A milestone was missed and fewer than two were passed, so nobody is owed a fee. Only the charge of the payment provider is not given back.',
  begun: (talent: string) =>
    `The work has begun, so ${talent} is paid a part for it, Adire takes its cancellation fee, and the charge of the payment provider is not given back.`,
} as const;
