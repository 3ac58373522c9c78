/** French notices of bids, reviews, money, the board and the deeds of operators. */
import { fact, hunter, talent } from '../notice-facts.ts';
import type { Notice, NoticeFacts, Notices } from '../notices.ts';
import { both, count, dayOf, job, naira, notice, quoted, reason } from './facts.ts';

export const otherNotices: Notices = {
  'bid.apply': {
    hunter: notice(['Nouvelle candidature', (f) => `${talent(f)} a postulé à ${job(f)}.`]),
  },
  'bid.withdraw': {
    hunter: notice(['Candidature retirée', (f) => `${talent(f)} a retiré sa candidature à ${job(f)}.`]),
  },
  'bid.reject': {
    talent: notice([
      'Candidature refusée',
      (f) => `Votre candidature à ${job(f)} a été refusée.${reason(f)}`,
    ]),
  },
  'review.send': ofOther('On vous a évalué', reviewed),
  'review.show': ofOther('Nouvel avis', stars),
  'review.reply': ofOther('Réponse à votre avis', (f, who) => `${who} a répondu à votre avis sur ${job(f)}.`),
  'payment.return': {
    hunter: notice([
      'Paiement remis à votre compte',
      (f) =>
        `Un paiement de ${naira(f, 'amount')} pour ${job(f)} est arrivé trop tard, deux fois ou d’un autre montant que convenu : il n’a pas payé la commande. Vous pouvez le retirer.`,
    ]),
  },
  'bank-account.add': both(
    'Un compte bancaire a été ajouté',
    (f) =>
      `Un compte chez ${fact(f, 'bank_name')} a été ajouté au vôtre. ${usable(f)} Si ce n’était pas vous, changez aussitôt votre mot de passe et retirez le compte.`,
  ),
  'payout.settle': both(
    'Argent versé à votre banque',
    (f) => `${naira(f, 'amount')} ont été versés sur votre compte bancaire.`,
  ),
  'payout.fail': both(
    'Retrait échoué',
    (f) => `Votre banque a refusé ${naira(f, 'amount')}. L’argent est de retour et peut être retiré.`,
  ),
  'payout.reverse': both(
    'Retrait renvoyé',
    (f) => `Votre banque a renvoyé ${naira(f, 'amount')}. L’argent peut être retiré à nouveau.`,
  ),
  'hunter.suspend': { talent: suspended(hunter) },
  'talent.suspend': { hunter: suspended(talent) },
  'hunter.restore': { talent: restored(hunter) },
  'talent.restore': { hunter: restored(talent) },
  'payment.give': {
    hunter: notice([
      'Paiement retrouvé',
      (f) =>
        `Un paiement de ${naira(f, 'amount')} s’est révélé être le vôtre, pour ${job(f)}. Vous pouvez le retirer.`,
    ]),
  },
  'policy.publish': both(
    'De nouveaux frais à une date à venir',
    (f) =>
      `Pour les accords conclus à partir du ${dayOf(f, 'effective_on')}, les frais de service sont de ${fact(f, 'service_fee')} % des gains d’un talent. Quand un client annule sans étape manquée, le talent reçoit ${fact(f, 'talent_share')} % du prix et la plateforme prend ${fact(f, 'platform_share')} %. Une réponse tardive coûte ${fact(f, 'delay_deduction')} % au client. Les commandes déjà convenues gardent leurs frais.`,
  ),
  'tracker.track': {
    talent: notice([
      'Votre commande est suivie',
      (f) => `${hunter(f)} suit ${job(f)} dans le suivi de projet. Mettez vos tâches au tableau.`,
    ]),
  },
  'task.start': { hunter: moved('Une tâche a commencé', 'En cours') },
  'task.finish': { hunter: moved('Une tâche est terminée', 'Terminé') },
  'task.comment': { hunter: commented(talent), talent: commented(hunter) },
};

function ofOther(title: string, words: (facts: NoticeFacts, who: string) => string) {
  return {
    hunter: notice([title, (f) => words(f, talent(f))]),
    talent: notice([title, (f) => words(f, hunter(f))]),
  };
}

function reviewed(facts: NoticeFacts, who: string): string {
  if (facts.rating !== undefined) return stars(facts, who);
  const day = dayOf(facts, 'hidden_until');
  return `${who} vous a évalué pour ${job(facts)}. Vous le verrez après votre propre avis${day && `, ou le ${day}`}.`;
}

function stars(facts: NoticeFacts, who: string): string {
  return `${who} vous a donné ${count(facts, 'rating', 'étoile', 'étoiles')} pour ${job(facts)}.`;
}

function suspended(who: (facts: NoticeFacts) => string): Notice {
  return notice([
    'L’autre partie ne peut pas agir',
    (f) =>
      `Le compte de ${who(f)} est suspendu. L’argent de ${job(f)} reste où il est ; les échéances et vos droits restent convenus.`,
  ]);
}

function restored(who: (facts: NoticeFacts) => string): Notice {
  return notice([
    'L’autre partie est de retour',
    (f) => `Le compte de ${who(f)} est rouvert. ${job(f)} continue comme convenu.`,
  ]);
}

function moved(title: string, where: string): Notice {
  return notice([
    title,
    (f) => `${talent(f)} a mis la tâche ${quoted(f, 'task')} de ${job(f)} dans ${where}.`,
  ]);
}

function commented(by: (facts: NoticeFacts) => string): Notice {
  return notice([
    'Nouveau commentaire sur une tâche',
    (f) => `${by(f)} a commenté la tâche ${quoted(f, 'task')} de ${job(f)}.`,
  ]);
}

function usable(facts: NoticeFacts): string {
  const day = dayOf(facts, 'usable_at');
  return day ? `De l’argent peut y être envoyé à partir du ${day}.` : 'De l’argent peut y être envoyé.';
}
