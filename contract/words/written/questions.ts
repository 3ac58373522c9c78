/** The questions that the front page opens with, word for word as the tables begin with them; an operator may change them. */
export const questions = {
  escrow: {
    ask: 'How does escrow protect both sides?',
    answer:
      'The client pays the whole agreed price before the work begins. Adire holds it, so the talent knows that the money is there, and the client knows that nobody is paid before the work was accepted. If the client does not answer within 14 days after the work was handed in, it counts as accepted.',
  },
  cost: {
    ask: 'What does Adire cost?',
    answer:
      "Signing up, posting jobs and applying for them are free. When work is accepted, Adire keeps a service fee of 10% of the work fee, taken from the talent's payment. The client pays the agreed price and nothing on top of it.",
  },
  paid: {
    ask: 'How are talents paid?',
    answer:
      'As soon as the client accepts the work, the net pay is available under Earning. Choose your bank, enter your account number, check the name that the bank answers, and the money is sent to your account in naira.',
  },
} as const;
