/** French: the clauses of the user agreement on how an order comes to be, runs and ends. */
import { DISPUTE_ANSWER_DAYS, DISPUTE_DECISION_DAYS } from '../../../acts/dispute.ts';
import { EXTENSION_LAPSES_AFTER_DAYS } from '../../../acts/extension.ts';
import { ACCEPT_AFTER_DAYS, REMIND_ON_DAYS } from '../../../acts/job.ts';
import { MILESTONES_MAX } from '../../../jobs/milestones.ts';

export const orderClauses = {
  jobs: {
    title: 'Missions, candidatures et offres',
    body: () => [
      {
        list: [
          `Un client publie une mission avec un brief, un budget et 1 à ${MILESTONES_MAX} étapes. Une mission ouverte est visible de tous les talents, une mission privée des seuls invités. Elle peut être modifiée ou supprimée tant qu’elle prend des candidatures.`,
          'Un talent postule une fois à une mission, jamais à la sienne, au budget de la mission ou à un prix de son choix. Postuler est gratuit. Une candidature refusée porte le motif du client.',
          'Une offre se commande en choisissant l’une de ses formules ; dès lors, c’est une commande comme une autre.',
        ],
      },
    ],
  },
  agreements: {
    title: 'L’accord entre le client et le talent',
    body: () => [
      'Le client retient une candidature et propose des dates et des conditions. Le talent les accepte en les cochant, ou les refuse en donnant un motif. Tant que le prix n’est pas payé, chaque partie peut se retirer sans frais. Une fois la commande payée, les autres candidatures sont refusées avec le motif « Un autre talent a été engagé pour cette mission ».',
    ],
  },
  milestones: {
    title: 'Étapes et échéances',
    body: () => [
      {
        list: [
          'Une étape a un titre, un nombre de jours et une pénalité de 1 à 10 pour cent du prix. Ses jours courent à partir du début de l’accord ou du paiement, le plus tardif des deux, et s’achèvent à 23:59:59, heure de Lagos.',
          'Les jours où la commande attend le client, tant que le travail est remis ou en litige ou qu’une demande de délai reste sans réponse, sont ajoutés : un talent n’est jamais en retard par le silence de l’autre partie.',
          `Le talent peut demander un délai. Le client répond sous ${EXTENSION_LAPSES_AFTER_DAYS} jours, faute de quoi la demande expire. Le client peut pardonner une étape manquée.`,
        ],
      },
    ],
  },
  acceptance: {
    title: 'Livraison et acceptation',
    body: () => [
      `Le talent remet le travail. Le client l’accepte, ou demande des modifications en donnant un motif, ce qui renvoie la commande au travail. S’il ne fait ni l’un ni l’autre, nous le lui rappelons aux jours ${REMIND_ON_DAYS.join(', ')} ; après **${ACCEPT_AFTER_DAYS} jours de silence, le travail est accepté**. L’acceptation est définitive et partage le séquestre.`,
    ],
  },
  disputes: {
    title: 'Litiges',
    body: () => [
      `Tant qu’une commande est en cours ou remise, chaque partie peut ouvrir un litige, avec des mots et des preuves. Le séquestre est gelé et aucune échéance ne court. L’autre partie répond sous ${DISPUTE_ANSWER_DAYS} jours ; faute de réponse, le litige est tranché sans elle. Les deux peuvent convenir d’un partage à tout moment, et qui a ouvert le litige peut le retirer. Sinon, un opérateur d’Adire partage le séquestre, en principe sous ${DISPUTE_DECISION_DAYS} jours, et en écrit le motif là où les deux peuvent le lire. Une décision ne coûte à personne de frais propres.`,
    ],
  },
};
