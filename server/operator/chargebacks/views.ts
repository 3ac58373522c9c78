/** The evidence for a payer's bank: facts for the preview, and the same as a PDF. Always in English. */
import type { Reply } from '#contract/core/endpoint.ts';
import { showNaira, toNaira } from '#contract/core/money.ts';
import { PRODUCT } from '#contract/core/product.ts';
import type { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { datesIn, wordsIn } from '#server/core/i18n/language.ts';
import type { PdfContent } from '#server/documents/pdf.ts';
import { FONTS, printable, printablePart } from '#server/statements/pdf/views.ts';

export type Evidence = {
  provider_id: string;
  reference: string;
  channel: string | null;
  paid_at: Date;
  /** Kobo. */
  amount: bigint;
  asked: bigint;
  job_id: string;
  title: string;
  terms: string | null;
  start_date: string | null;
  end_date: string | null;
  agreed_at: Date;
  started_at: Date | null;
  submitted_at: Date | null;
  accepted_at: Date | null;
  /** True when the hunter accepted the work, false when silence did, null when it was not accepted. */
  by_hunter: boolean | null;
  hunter: string;
  email: string;
  phone: string | null;
  talent: string;
  files: { name: string; bytes: bigint; sha256: string; at: Date }[];
};

const { operator, documents } = wordsIn('en');
const w = operator.evidence;

const moments = datesIn('en', { dateStyle: 'medium', timeStyle: 'short' });
const naira = (kobo: bigint) => showNaira(toNaira(kobo));

function factsOf(one: Evidence): (readonly [string, string])[] {
  const moment = (name: string, at: Date | null) => (at ? [[name, moments.format(at)] as const] : []);
  return [
    [w.dispute, one.provider_id],
    [w.asked, naira(one.asked)],
    [w.payment, `${one.reference}, ${naira(one.amount)}${one.channel ? `, ${one.channel}` : ''}`],
    ...moment(w.paid, one.paid_at),
    [w.order, one.title],
    [w.payer, `${one.hunter}, ${one.email}`],
    [w.talent, one.talent],
    ...moment(w.agreed, one.agreed_at),
    ...(one.start_date && one.end_date ? [[w.dates, `${one.start_date} to ${one.end_date}`] as const] : []),
    ...moment(w.started, one.started_at),
    ...moment(w.submitted, one.submitted_at),
    ...moment(one.by_hunter ? w.acceptedByPayer : w.acceptedBySilence, one.accepted_at),
  ];
}

export function evidenceView(one: Evidence): NonNullable<Reply<typeof operatorChargebacks.get>['evidence']> {
  return {
    facts: factsOf(one).map(([name, value]) => ({ name, value })),
    terms: one.terms,
    files: one.files.map(({ name, bytes, sha256, at }) => ({
      name,
      bytes: Number(bytes),
      sha256,
      at: at.toISOString(),
    })),
  };
}

/** The message that goes with the document. */
export const MESSAGE = w.message;

/** The service in one sentence, as the provider's form asks for it. */
export function serviceOf(one: Evidence): string {
  return w.service(one.title, one.talent, one.files.length);
}

export function evidencePdf(one: Evidence, at: Date): PdfContent {
  const files = {
    kind: 'table' as const,
    title: w.files,
    columns: [
      { title: w.file, width: 0.36 },
      { title: w.received, width: 0.22 },
      { title: w.hash, width: 0.42 },
    ],
    rows: one.files.map((file) => [
      file.name,
      moments.format(file.at),
      file.sha256.replace(/(.{16})(?!$)/g, '$1 '),
    ]),
  };
  const parts = [
    { kind: 'text' as const, text: w.lead },
    ...(one.terms ? [{ kind: 'text' as const, text: `${w.terms} ${one.terms}` }] : []),
    ...(one.files.length > 0 ? [files] : []),
    { kind: 'text' as const, text: documents.pdf.times },
  ];
  return {
    ...{ locale: documents.pdf.locale, title: w.title, mark: moments.format(at), author: PRODUCT },
    ...{ at: at.toISOString(), foot: documents.pdf.claim, page: documents.pdf.page, fonts: FONTS },
    facts: factsOf(one).map(([name, value]) => [printable(name), printable(value)] as const),
    parts: parts.map(printablePart),
  };
}
