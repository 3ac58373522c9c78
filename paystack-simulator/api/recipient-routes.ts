/** /transferrecipient: create and fetch. */
import type { FastifyInstance } from 'fastify';
import { findBank, TEST_BANK_CODE } from '../banks.ts';
import type { Simulator } from '../context.ts';
import {
  invalidAccountNumber,
  invalidBank,
  invalidParams,
  missingParams,
  plainRefusal,
  unsupportedCurrency,
} from '../errors.ts';
import { magicAccount } from '../magic-accounts.ts';
import { findRecipient, keepRecipient, type NewRecipient, recipientBody } from '../recipients.ts';
import { type Fields, fieldsOf, keptMetadata, textOf } from './body.ts';

export function recipientRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/transferrecipient', (request, reply) => {
    const recipient = keepRecipient(simulator, readRecipient(fieldsOf(request.body)));
    return reply.code(201).send({
      status: true,
      message: 'Transfer recipient created successfully',
      data: recipientBody(simulator, recipient),
    });
  });

  app.get<{ Params: { id_or_code: string } }>('/transferrecipient/:id_or_code', (request) => {
    const recipient = findRecipient(simulator, request.params.id_or_code);
    if (!recipient) throw plainRefusal('Transfer recipient not found', 404);
    return { status: true, message: 'Recipient retrieved', data: recipientBody(simulator, recipient) };
  });
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
  // The test bank resolves, but no recipient can be made with it.
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
