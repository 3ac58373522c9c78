/** /dispute: list, fetch, list by transaction, update, evidence, upload, resolve. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { INTEGRATION_ID, MERCHANT_EMAIL, type Simulator } from '../context.ts';
import {
  changeDispute,
  DISPUTE_LAPSES,
  type Dispute,
  disputeData,
  endDispute,
  findDispute,
} from '../disputes.ts';
import { invalidParams, missingParams, plainRefusal } from '../errors.ts';
import { findById } from '../transactions.ts';
import { amountOf, type Fields, fieldsOf, textOf } from './body.ts';
import { isWithin, pageOf, type Query } from './paging.ts';

type ById = { Params: { id: string } };

export function disputeRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.get<{ Querystring: Query }>('/dispute', (request) => list(simulator, request.query));

  app.get<ById>('/dispute/:id', ({ params }) => ({
    ...{ status: true, message: 'Dispute retrieved' },
    data: disputeData(simulator, named(simulator, params.id)),
  }));

  app.get<ById>('/dispute/transaction/:id', ({ params }) => {
    const [newest] = rows(simulator).filter((row) => String(row.transactionId) === params.id);
    if (!newest) throw plainRefusal('Dispute not found', 404);
    return {
      status: true,
      message: 'Dispute retrieved successfully',
      data: disputeData(simulator, newest),
    };
  });

  app.put<ById>('/dispute/:id', ({ params, body }) => {
    const dispute = open(named(simulator, params.id));
    const fields = fieldsOf(body);
    const changed = changeDispute(simulator, dispute.id, {
      refundKobo: readAmount(simulator, fields, dispute),
      ...attachment(simulator, fields, dispute),
    });
    return { status: true, message: 'Dispute updated successfully', data: [disputeData(simulator, changed)] };
  });

  app.post<ById>('/dispute/:id/evidence', ({ params, body }) => {
    const dispute = open(named(simulator, params.id));
    const evidence = readEvidence(simulator, fieldsOf(body), dispute);
    changeDispute(simulator, dispute.id, { evidence: JSON.stringify(evidence) });
    return { status: true, message: 'Evidence created', data: evidence };
  });

  app.get<ById>('/dispute/:id/upload_url', ({ params, protocol, host }) => {
    const { id } = open(named(simulator, params.id));
    const fileName = randomBytes(10).toString('hex');
    simulator.book.run('insert into uploads(name, disputeId) values (?, ?)', fileName, id);
    const signedUrl = `${protocol}://${host}${app.prefix}/uploads/${fileName}`;
    return { status: true, message: 'Upload url generated', data: { signedUrl, fileName } };
  });

  app.put<ById>('/dispute/:id/resolve', ({ params, body }) =>
    resolve(simulator, open(named(simulator, params.id)), fieldsOf(body)),
  );
}

const UPLOAD_MAX = 10 * 1024 * 1024;

/** The upload route behind a signed URL: the file's name is the only key. */
export function uploadRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: UPLOAD_MAX }, (_request, body, done) =>
    done(null, body),
  );
  app.put<{ Params: { name: string } }>('/uploads/:name', (request, reply) => {
    const { changes } = simulator.book.run(
      'update uploads set bytes = ? where name = ?',
      request.body as Buffer,
      request.params.name,
    );
    return reply.code(changes === 1 ? 200 : 403).send();
  });
}

function rows(simulator: Simulator): Dispute[] {
  return simulator.book.all<Dispute>('select * from disputes order by id desc');
}

function named(simulator: Simulator, id: string): Dispute {
  const dispute = /^\d{1,15}$/.test(id) ? findDispute(simulator, Number(id)) : undefined;
  if (!dispute) throw plainRefusal('Dispute not found', 404);
  return dispute;
}

function open(dispute: Dispute): Dispute {
  if (dispute.status === 'resolved') throw plainRefusal('Dispute has been resolved');
  return dispute;
}

function list(simulator: Simulator, query: Query) {
  const found = rows(simulator)
    .filter((row) => !query.status || row.status === query.status)
    .filter((row) => !query.transaction || String(row.transactionId) === query.transaction)
    .filter((row) => isWithin(row.createdAt, query));
  const page = pageOf(found, query);
  return {
    status: true,
    message: 'Disputes retrieved',
    data: page.items.map((row) => disputeData(simulator, row)),
    meta: page.meta,
  };
}

function readAmount(simulator: Simulator, fields: Fields, dispute: Dispute): bigint {
  const amount = amountOf(fields.refund_amount);
  if ('problem' in amount) throw missingParams('"refund_amount" is required');
  const { chargedKobo } = findById(simulator, dispute.transactionId)!;
  if (amount.kobo < 0n || amount.kobo > chargedKobo) throw invalidParams('"refund_amount" is invalid');
  return amount.kobo;
}

function attachment(simulator: Simulator, fields: Fields, { id }: Dispute) {
  const name = textOf(fields.uploaded_filename);
  if (name === undefined) return {};
  const known = simulator.book.get(
    'select 1 from uploads where name = ? and disputeId = ? and bytes is not null',
    name,
    id,
  );
  if (!known) throw invalidParams('"uploaded_filename" is invalid');
  return { attachments: name };
}

const STATED = ['customer_email', 'customer_name', 'customer_phone', 'service_details'] as const;

function readEvidence(simulator: Simulator, fields: Fields, dispute: Dispute) {
  for (const name of STATED)
    if (textOf(fields[name]) === undefined) throw missingParams(`"${name}" is required`);
  const now = simulator.nowText();
  return {
    ...Object.fromEntries(STATED.map((name) => [name, fields[name]])),
    delivery_address: textOf(fields.delivery_address) ?? null,
    delivery_date: textOf(fields.delivery_date) ?? null,
    dispute: dispute.id,
    id: dispute.id + 20_000,
    createdAt: now,
    updatedAt: now,
  };
}

/** When accepted, the money goes back at once; when declined with a file, the bank decides. */
function resolve(simulator: Simulator, dispute: Dispute, fields: Fields) {
  const resolution = textOf(fields.resolution);
  if (resolution !== 'merchant-accepted' && resolution !== 'declined')
    throw invalidParams('"resolution" must be one of [merchant-accepted, declined]');
  const message = textOf(fields.message);
  if (message === undefined) throw missingParams('"message" is required');
  if (textOf(fields.uploaded_filename) === undefined) throw missingParams('"uploaded_filename" is required');
  const refundKobo = readAmount(simulator, fields, dispute);
  const now = simulator.nowText();
  const sent = { sender: MERCHANT_EMAIL, body: message, createdAt: now };
  changeDispute(simulator, dispute.id, {
    ...(resolution === 'merchant-accepted' && { refundKobo }),
    ...attachment(simulator, fields, dispute),
    messages: JSON.stringify([...(JSON.parse(dispute.messages) as object[]), sent]),
  });
  if (resolution === 'merchant-accepted') endDispute(simulator, dispute.id, 'lose');
  else {
    simulator.agenda.cancel(DISPUTE_LAPSES, dispute.id);
    changeDispute(simulator, dispute.id, { status: 'awaiting-bank-feedback' }, MERCHANT_EMAIL);
  }
  const {
    transaction,
    customer: _customer,
    history: _history,
    messages: _messages,
    ...data
  } = disputeData(simulator, findDispute(simulator, dispute.id)!);
  return {
    status: true,
    message: 'Dispute successfully resolved',
    data: {
      ...data,
      transaction: transaction.id,
      merchant_transaction_reference: transaction.reference,
      integration: INTEGRATION_ID,
      message: { dispute: dispute.id, id: dispute.id + 40_000, ...sent, updatedAt: now },
    },
  };
}
