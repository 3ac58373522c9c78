/** Transfer recipients: bank accounts that money can be sent to. */
import { accountNameOf, type Bank } from './banks.ts';
import { INTEGRATION_ID, type Simulator } from './context.ts';
import { newRecipientCode } from './ids.ts';

export type Recipient = {
  id: number;
  recipientCode: string;
  name: string;
  accountNumber: string;
  accountName: string;
  bankCode: string;
  bankName: string;
  currency: string;
  description: string | null;
  metadata: string | null;
  createdAt: string;
};

export type NewRecipient = {
  name: string;
  accountNumber: string;
  bank: Bank;
  currency: string;
  description: string | null;
  metadata: string | null;
};

/** Keeps a recipient; the same account again answers the record that exists. */
export function keepRecipient(simulator: Simulator, asked: NewRecipient): Recipient {
  const { book } = simulator;
  book.run(
    `insert into recipients(recipientCode, name, accountNumber, accountName, bankCode, bankName, currency,
       description, metadata, createdAt)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (accountNumber, bankCode, currency) do nothing`,
    newRecipientCode(),
    asked.name,
    asked.accountNumber,
    accountNameOf(asked.accountNumber),
    asked.bank.code,
    asked.bank.name,
    asked.currency,
    asked.description,
    asked.metadata,
    simulator.nowText(),
  );
  return book.get<Recipient>(
    'select * from recipients where accountNumber = ? and bankCode = ? and currency = ?',
    asked.accountNumber,
    asked.bank.code,
    asked.currency,
  )!;
}

export function findRecipient(simulator: Simulator, idOrCode: string): Recipient | undefined {
  return /^\d+$/.test(idOrCode)
    ? simulator.book.get<Recipient>('select * from recipients where id = ?', Number(idOrCode))
    : simulator.book.get<Recipient>('select * from recipients where recipientCode = ?', idOrCode);
}

/** A recipient as Paystack writes it, alone or inside a transfer. */
export function recipientBody(simulator: Simulator, recipient: Recipient) {
  return {
    active: true,
    createdAt: recipient.createdAt,
    currency: recipient.currency,
    description: recipient.description,
    domain: simulator.domain,
    email: null,
    id: recipient.id,
    integration: INTEGRATION_ID,
    metadata: recipient.metadata === null ? null : (JSON.parse(recipient.metadata) as unknown),
    name: recipient.name,
    recipient_code: recipient.recipientCode,
    type: 'nuban',
    updatedAt: recipient.createdAt,
    is_deleted: false,
    isDeleted: false,
    details: {
      authorization_code: null,
      account_number: recipient.accountNumber,
      account_name: recipient.accountName,
      bank_code: recipient.bankCode,
      bank_name: recipient.bankName,
    },
  };
}
