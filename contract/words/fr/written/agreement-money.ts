/** French: the clauses of the user agreement on money: escrow, fees, cancellation, payouts. */
import { DELAYED_AFTER_DAYS } from '../../../acts/job.ts';
import type { RuleFacts } from '../../written/figures.ts';

export const moneyClauses = {
  escrow: {
    title: 'Le paiement sous séquestre',
    body: ({ smallest }: RuleFacts) => [
      `Une fois les deux d’accord, le client paie tout le prix, en nairas, sur la page du prestataire de paiement ; le plus petit prix est de ${smallest}. Adire le garde jusqu’à la fin de la commande. Les frais du prestataire pour le paiement sont à notre charge, sauf si une annulation ci-dessous en dispose autrement. Un paiement en double ou tardif pour la même commande ne compte jamais deux fois : il rejoint les remboursements du client. Les montants se comptent en kobos entiers ; chaque déduction est arrondie vers le bas, et ce qui reste demeure à la partie sur qui elle a été prise.`,
    ],
  },
  fees: {
    title: 'Les frais et le partage d’une commande acceptée',
    body: ({ serviceFee, delayDeduction }: RuleFacts) => [
      {
        steps: [
          'Pour chaque étape manquée, sa pénalité, un pourcentage du prix, revient au client.',
          `Sur le reste, la rémunération du travail, Adire garde des **frais de service de ${serviceFee}**, déduits du paiement du talent. Le client ne paie rien en plus du prix.`,
          `Si le client a mis plus de ${DELAYED_AFTER_DAYS} jours à répondre à une remise, une **retenue de ${delayDeduction}** du prix pour réponse tardive passe de la part du client au talent, dans la limite de ce que les pénalités ont rendu.`,
          'Ce qui reste est le net à recevoir du talent.',
        ],
      },
      'S’inscrire, publier des missions et postuler sont gratuits. Voyez-le [chiffres à l’appui](/escrowHome#example).',
    ],
  },
  cancellation: {
    title: 'Annuler une commande payée',
    body: ({ passedThreshold, rejectionFee, cancellationFee, delayDeduction }: RuleFacts) => [
      {
        list: [
          '**Par le talent :** tout le prix revient au client.',
          '**Par le client, avant que le talent ait commencé :** le prix est rendu, moins les frais du prestataire.',
          `**Par le client, quand moins de ${passedThreshold} étapes ont été réussies et qu’au moins une a été manquée :** aucun paiement au talent ; le prix est rendu, moins les frais du prestataire.`,
          `**Par le client dans tous les autres cas, c’est-à-dire après les ${passedThreshold} premières étapes ou sans manquement :** des **frais de rejet de ${rejectionFee}** du prix sont versés au talent et des **frais d’annulation de ${cancellationFee}** reviennent à Adire, outre les frais du prestataire de paiement ; le solde est rendu au client.`,
          `Si la réponse du client a été tardive, ${delayDeduction} du prix passent du solde du client au talent.`,
        ],
      },
      'Une étape est réussie quand elle a été remise sans être refusée. Un travail remis ne peut être annulé : il est accepté, refusé ou porté en litige. Les deux parties voient chaque ligne du partage avant que quiconque confirme.',
    ],
  },
  payouts: {
    title: 'Retraits et remboursements',
    body: () => [
      'Un talent retire le net à recevoir d’une commande acceptée ; un client retire ses remboursements, d’une commande ou de toutes. La banque nous dit à qui est le compte, et vous confirmez ce nom avant que l’argent parte. Seuls des comptes à votre nom peuvent servir. Un virement qui échoue ou revient est remis à votre disposition, une fois, et peut être demandé à nouveau. Les impôts sur ce que vous gagnez sont à votre charge.',
    ],
  },
};
