/** French: the history of an order in words: one line for each kind of step, as both parties read it. */
import type { HistoryLine } from '../../history.ts';
import type { jobVerbs } from '../../lifecycles/job.ts';
import { inCurrency, showNaira } from '../../money.ts';

type Facts = HistoryLine['facts'];
type Words = (who: string, facts: Facts) => readonly [title: string, text?: string | null];
type JobEvent = `job.${(typeof jobVerbs)[number]}`;
type OperatorEvent = 'payment.give' | `${'hunter' | 'talent'}.${'suspend' | 'restore'}`;
type OtherEvent =
  | ('payment.return' | 'payment.hold' | 'payment.refund' | OperatorEvent)
  | ('review.send' | 'review.show' | 'review.reply');

export const HISTORY: Record<JobEvent | OtherEvent, Words> = {
  'job.edit': (who) => [`${who} a modifié la mission`],
  'job.delete': (who) => [`${who} a retiré la mission`],
  'job.invite': (who) => [`${who} a invité un talent`],
  'job.uninvite': (who) => [`${who} a retiré une invitation`],
  'job.offer': (who) => [`${who} a envoyé l’accord`],
  'job.accept-offer': (who) => [`${who} a accepté l’accord`],
  'job.decline-offer': (who, facts) => [`${who} a refusé l’accord`, reason(facts)],
  'job.withdraw': (who, facts) => [`${who} a retiré l’accord`, reason(facts)],
  'job.leave': (who, facts) => [`${who} a quitté l’accord avant le paiement`, reason(facts)],
  'job.call-off': (who, facts) => [`${who} a annulé la mission`, reason(facts)],
  'job.pay': (who) => [`${who} a commencé le paiement`],
  'job.fund': (_who, facts) => [`Payé sous séquestre : ${money(facts, 'le prix')}`],
  'job.start': (who) => [`${who} a commencé le travail`],
  'job.submit-milestone': (who, facts) => [`${who} a remis une étape`, text(facts.milestone)],
  'job.submit': (who, { round }) => [
    Number(round) > 1 ? `${who} a remis le projet à nouveau (version ${round})` : `${who} a remis le projet`,
  ],
  'job.decline': (who, facts) => [`${who} a demandé des modifications`, reason(facts)],
  'job.accept': (who) => [`${who} a accepté le travail`, 'L’argent sous séquestre a été partagé.'],
  'job.cancel': (who, facts) => [`${who} a annulé la commande`, reason(facts)],
  'job.waive': (who, facts) => [`${who} a pardonné une étape manquée`, text(facts.milestone)],
  'job.request-extension': (who, facts) => [`${who} a demandé ${days(facts)}`, reason(facts)],
  'job.grant-extension': (who, facts) => [`${who} a accordé ${days(facts)}`, reason(facts)],
  'job.refuse-extension': (who, facts) => [`${who} a gardé les dates`, reason(facts)],
  'job.withdraw-extension': (who, facts) => [`${who} a retiré sa demande de ${days(facts)}`],
  'job.lapse-extension': (_who, facts) => [
    `La demande de ${days(facts)} a expiré`,
    'Personne n’y a répondu sous 48 heures. Le temps d’attente est ajouté.',
  ],
  'job.dispute': (who) => [`${who} a ouvert un litige`, 'Le prix reste sous séquestre jusqu’à la fin.'],
  'job.answer-dispute': (who) => [`${who} a répondu au litige`],
  'job.lapse-answer': () => ['Le délai de réponse au litige est passé', 'Adire tranche sur pièces.'],
  'job.note-dispute': (_who, facts) => ['Un mot d’Adire sur le litige', reason(facts)],
  'job.withdraw-dispute': (who) => [`${who} a retiré le litige`, 'La commande reprend son cours.'],
  'job.propose-settlement': (who, facts) => [
    `${who} a proposé un partage`,
    typeof facts.gross === 'number' ? `${showNaira(facts.gross)} pour le talent, avant les frais` : null,
  ],
  'job.accept-settlement': (who, facts) => [`${who} a accepté le partage proposé`, parts(facts)],
  'job.decide': (_who, facts) => [
    'Adire a tranché le litige',
    [parts(facts), reason(facts)].filter(Boolean).join(' '),
  ],
  'job.review': (who) => [`${who} a donné son avis`],
  'payment.return': (_who, facts) => [
    `${money(facts, 'Un paiement')} : arrivé trop tard, deux fois ou d’un autre montant`,
    'Dans les remboursements du client, qui peut le retirer.',
  ],
  'payment.hold': () => ['Un paiement dans une autre monnaie que convenu', 'Nous l’examinons.'],
  'payment.refund': (_who, facts) => [
    `${money(facts, 'Un paiement')} : pas accepté, renvoyé`,
    'De retour sur la carte ou le compte d’origine.',
  ],
  'payment.give': (_who, facts) => [
    `${money(facts, 'Un paiement')} : retrouvé pour cette commande`,
    'Dans les remboursements du client, qui peut le retirer.',
  ],
  'hunter.suspend': () => ['Le compte du client est suspendu'],
  'hunter.restore': () => ['Le compte du client est rouvert'],
  'talent.suspend': () => ['Le compte du talent est suspendu'],
  'talent.restore': () => ['Le compte du talent est rouvert'],
  'review.send': (who) => [`${who} a donné son avis`],
  'review.show': (who) => [`L’avis de ${who} est devenu visible`],
  'review.reply': (who) => [`${who} a répondu à l’avis`],
};

/** Who did it, where no name is told. */
export const NOBODY: Record<HistoryLine['actor'], string> = {
  hunter: 'Le client',
  talent: 'Le talent',
  provider: 'Le prestataire de paiement',
  clock: 'Personne n’a agi à temps : Adire',
  operator: 'Adire',
};

function reason(facts: Facts): string | null {
  return text(facts.reason);
}

function text(fact: string | number | undefined): string | null {
  return fact === undefined || fact === '' ? null : String(fact);
}

function days({ days: asked }: Facts): string {
  return `${asked} ${asked === 1 ? 'jour' : 'jours'} de plus`;
}

/** What a dispute that ended in money gave to each side. */
function parts({ talent, hunter }: Facts): string | null {
  if (typeof talent !== 'number' || typeof hunter !== 'number') return null;
  return `${showNaira(talent)} pour le talent après les frais, ${showNaira(hunter)} rendus au client.`;
}

function money({ amount, currency }: Facts, otherwise: string): string {
  return typeof amount === 'number' ? inCurrency(showNaira(amount), String(currency ?? 'NGN')) : otherwise;
}
