/** /transferrecipient: create, one or many, list, fetch, update, delete. */
import type { FastifyInstance } from 'fastify';
import { findBank, TEST_BANK_CODE } from '../banks.ts';
import type { Simulator } from '../context.ts';
import {
  invalidAccountNumber,
  invalidBank,
  invalidParams,
  missingParams,
  PaystackError,
  plainRefusal,
  unsupportedCurrency,
} from '../errors.ts';
import { magicAccount } from '../magic-accounts.ts';
import {
  changeRecipient,
  findRecipient,
  keepRecipient,
  listRecipients,
  type NewRecipient,
  type Recipient,
  recipientBody,
} from '../recipients.ts';
import { type Fields, fieldsOf, keptMetadata, textOf } from './body.ts';
import { isWithin, pageOf, type Query } from './paging.ts';

type Named = { Params: { id_or_code: string } };

export function recipientRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/transferrecipient', (request, reply) => {
    const recipient = keepRecipient(simulator, readRecipient(fieldsOf(request.body)));
    return reply.code(201).send({
      status: true,
      message: 'Transfer recipient created successfully',
      data: recipientBody(simulator, recipient),
    });
  });

  app.post('/transferrecipient/bulk', ({ body }) => createAll(simulator, fieldsOf(body)));

  app.get<{ Querystring: Query }>('/transferrecipient', ({ query }) => {
    const rows = listRecipients(simulator).filter((row) => isWithin(row.createdAt, query));
    const page = pageOf(rows, query);
    const data = page.items.map((row) => recipientBody(simulator, row));
    return { status: true, message: 'Recipients retrieved', data, meta: page.meta };
  });

  app.get<Named>('/transferrecipient/:id_or_code', ({ params }) => {
    const recipient = named(simulator, params.id_or_code);
    return { status: true, message: 'Recipient retrieved', data: recipientBody(simulator, recipient) };
  });

  app.put<Named>('/transferrecipient/:id_or_code', ({ params, body }) => {
    const recipient = named(simulator, params.id_or_code);
    const [name, email] = [textOf(fieldsOf(body).name), textOf(fieldsOf(body).email)];
    if (!name && !email) throw missingParams('Name or email is required');
    const changed = changeRecipient(simulator, recipient, { ...(name && { name }), ...(email && { email }) });
    return { status: true, message: 'Recipient updated', data: recipientBody(simulator, changed) };
  });

  app.delete<Named>('/transferrecipient/:id_or_code', ({ params }) => {
    changeRecipient(simulator, named(simulator, params.id_or_code), { active: 0 });
    return { status: true, message: 'Transfer recipient set as inactive' };
  });
}

function named(simulator: Simulator, idOrCode: string): Recipient {
  const recipient = findRecipient(simulator, idOrCode);
  if (!recipient) throw plainRefusal('Transfer recipient not found', 404);
  return recipient;
}

/** Creates the valid recipients; each invalid one is returned with its error. */
function createAll(simulator: Simulator, { batch }: Fields) {
  if (!Array.isArray(batch) || batch.length === 0) throw missingParams('Batch is required');
  const success: object[] = [];
  const errors: { message: string; records: Fields[] }[] = [];
  for (const one of batch.map(fieldsOf))
    try {
      success.push(recipientBody(simulator, keepRecipient(simulator, readRecipient(one))));
    } catch (error) {
      if (!(error instanceof PaystackError)) throw error;
      errors.push({ message: error.message, records: [one] });
    }
  return { status: true, message: 'Recipients added successfully', data: { success, errors } };
}

function readRecipient(fields: Fields): NewRecipient {
  const type = textOf(fields.type);
  const name = textOf(fields.name);
  const accountNumber = textOf(fields.account_number);
  const bankCode = textOf(fields.bank_code);
  if (!type) throw missingParams('Type is required');
  if (type !== 'nuban') throw invalidParams('Type is invalid');
  if (!name) throw missingParams('Name is required');
  if (!accountNumber) throw missingParams('Either authorization_code or account_number must be passed.');
  if (!bankCode) throw missingParams('Bank code is required');
  if (!/^\d{10}$/.test(accountNumber)) throw invalidAccountNumber();
  // The test bank resolves accounts, but cannot be used for recipients.
  const bank = bankCode === TEST_BANK_CODE ? undefined : findBank(bankCode);
  if (!bank) throw invalidBank();
  const currency = textOf(fields.currency) ?? 'NGN';
  if (currency !== 'NGN') throw unsupportedCurrency();
  if (magicAccount(accountNumber)?.resolve === 'unresolvable') throw plainRefusal('Cannot resolve account');
  return {
    name,
    accountNumber,
    bank,
    currency,
    description: textOf(fields.description) ?? null,
    metadata: keptMetadata(fields.metadata),
  };
}
