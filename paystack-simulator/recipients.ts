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
  email: string | null;
  /** 1, or 0 after deletion. */
  active: number;
  updatedAt: string;
};

export type NewRecipient = {
  name: string;
  accountNumber: string;
  bank: Bank;
  currency: string;
  description: string | null;
  metadata: string | null;
};

const ROWS = `select r.*, c.email, coalesce(c.active, 1) as active, coalesce(c.updatedAt, r.createdAt) as updatedAt
  from recipients r left join recipientChanges c on c.recipientId = r.id`;

/** Stores a recipient; for a known account, returns the existing record and reactivates it. */
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
  const kept = book.get<Recipient>(
    `${ROWS} where r.accountNumber = ? and r.bankCode = ? and r.currency = ?`,
    asked.accountNumber,
    asked.bank.code,
    asked.currency,
  )!;
  return kept.active ? kept : changeRecipient(simulator, kept, { active: 1 });
}

/** Changes the name or e-mail of a recipient, or whether it is active. */
export function changeRecipient(
  simulator: Simulator,
  recipient: Recipient,
  changes: Partial<Pick<Recipient, 'name' | 'email' | 'active'>>,
): Recipient {
  const { id, name, email, active } = { ...recipient, ...changes };
  return simulator.book.transaction(() => {
    simulator.book.run('update recipients set name = ? where id = ?', name, id);
    simulator.book.run(
      'insert or replace into recipientChanges(recipientId, email, active, updatedAt) values (?, ?, ?, ?)',
      id,
      email,
      active,
      simulator.nowText(),
    );
    return findRecipient(simulator, String(id))!;
  });
}

/** Lists active recipients, newest first. */
export function listRecipients(simulator: Simulator): Recipient[] {
  return simulator.book.all<Recipient>(`${ROWS} where coalesce(c.active, 1) = 1 order by r.id desc`);
}

export function findRecipient(simulator: Simulator, idOrCode: string): Recipient | undefined {
  return /^\d+$/.test(idOrCode)
    ? simulator.book.get<Recipient>(`${ROWS} where r.id = ?`, Number(idOrCode))
    : simulator.book.get<Recipient>(`${ROWS} where r.recipientCode = ?`, idOrCode);
}

/** Returns a recipient as Paystack writes it, alone or inside a transfer. */
export function recipientBody(simulator: Simulator, recipient: Recipient) {
  return {
    active: recipient.active === 1,
    createdAt: recipient.createdAt,
    currency: recipient.currency,
    description: recipient.description,
    domain: simulator.domain,
    email: recipient.email,
    id: recipient.id,
    integration: INTEGRATION_ID,
    metadata: recipient.metadata === null ? null : (JSON.parse(recipient.metadata) as unknown),
    name: recipient.name,
    recipient_code: recipient.recipientCode,
    type: 'nuban',
    updatedAt: recipient.updatedAt,
    is_deleted: recipient.active === 0,
    isDeleted: recipient.active === 0,
    details: {
      authorization_code: null,
      account_number: recipient.accountNumber,
      account_name: recipient.accountName,
      bank_code: recipient.bankCode,
      bank_name: recipient.bankName,
    },
  };
}
