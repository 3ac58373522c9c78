-- site: the three questions that the landing page opens with

insert into faqs (id, position, question, answer) values
  ('0199a200-0000-7000-8000-000000000001', 1,
    'How does escrow protect both sides?',
    'The client pays the whole agreed price before the work begins. Adire holds it, so the talent knows that the money is there, and the client knows that nobody is paid before the work was accepted. If the client does not answer within 14 days after the work was handed in, it counts as accepted.'),
  ('0199a200-0000-7000-8000-000000000002', 2,
    'What does Adire cost?',
    'Signing up, posting jobs and applying for them are free. When work is accepted, Adire keeps a service fee of 10% of the work fee, taken from the talent''s payment. The client pays the agreed price and nothing on top of it.'),
  ('0199a200-0000-7000-8000-000000000003', 3,
    'How are talents paid?',
    'As soon as the client accepts the work, the net pay is available under Earning. Choose your bank, enter your account number, check the name that the bank answers, and the money is sent to your account in naira.');
