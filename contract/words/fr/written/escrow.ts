/** French: how escrow protects both sides, and the worked example. */
import { ACCEPT_AFTER_DAYS, DELAYED_AFTER_DAYS } from '../../../acts/job.ts';
import type { Figures } from '../../written/figures.ts';

export const escrow = {
  title: 'Comment le séquestre vous protège',
  description:
    'Qui garde l’argent, jusqu’à quand, et qui reçoit quoi à chaque issue d’une commande sur Adire : calculé avec les règles mêmes du produit.',
  heading: 'Comment le séquestre protège les deux parties',
  lead: 'Le client paie tout le prix avant le début du travail. Adire le garde. Personne ne le reçoit avant que le travail soit accepté, et chaque issue a sa règle, connue des deux à l’avance.',
  ready: 'Quand vous serez prêt',
  stagesHeading: 'Où est l’argent, pas à pas',
  stages: {
    agreed: {
      title: 'Convenu',
      text: 'Prix, dates, étapes et pénalités sont fixés. Les deux ont dit oui. Rien n’est encore payé, et chacun peut encore se retirer sans frais.',
    },
    paid: {
      title: 'Payé sous séquestre',
      text: 'Le client paie tout le prix par carte, virement ou USSD. Le talent voit que l’argent est là avant de commencer.',
    },
    active: {
      title: 'En cours',
      text: 'Les étapes sont remises à leur échéance. Une étape manquée coûte le pourcentage convenu pour elle, jamais plus.',
    },
    submitted: {
      title: 'Remis',
      text: `Le client accepte, demande des modifications ou ouvre un litige. ${ACCEPT_AFTER_DAYS} jours de silence valent acceptation.`,
    },
    accepted: {
      title: 'Accepté',
      text: 'Le séquestre est partagé, ligne par ligne, sur une page que les deux peuvent lire. Le talent retire son argent vers un compte bancaire.',
    },
  },
  endings: {
    accepted: {
      label: 'Le travail est accepté à temps',
      why: ({ serviceFee }: Figures) =>
        `Les pénalités des étapes manquées reviennent au client. Adire garde ${serviceFee} du reste ; le talent reçoit le solde.`,
    },
    'accepted-late': {
      label: `Accepté, mais le client a mis plus de ${DELAYED_AFTER_DAYS} jours à répondre`,
      why: ({ delayDeduction }: Figures) =>
        `Une réponse tardive coûte : jusqu’à ${delayDeduction} du prix passent de la part du client au talent.`,
    },
    'cancelled-early': {
      label: 'Le client annule avant que le talent ait commencé',
      why: (_figures: Figures) => 'Tout est rendu, moins ce que le prestataire a pris pour le paiement.',
    },
    'cancelled-missed': {
      label: 'Le client annule après une étape manquée',
      why: ({ passedThreshold }: Figures) =>
        `Moins de ${passedThreshold} étapes réussies et au moins une manquée : le talent ne reçoit rien, le client ne paie que les frais du prestataire.`,
    },
    'cancelled-passed': {
      label: 'Le client annule bien que des étapes soient réussies',
      why: ({ rejectionFee, cancellationFee }: Figures) =>
        `Le talent reçoit ${rejectionFee}, Adire ${cancellationFee}, le prestataire ses frais ; le solde est rendu.`,
    },
    'cancelled-talent': {
      label: 'Le talent annule',
      why: (_figures: Figures) =>
        'Tout le prix revient au client. Les frais du prestataire sont à notre charge.',
    },
  },
  parts: {
    talent: 'Le talent reçoit',
    hunter: 'Rendu au client',
    fee: 'Adire garde',
    gateway: 'Frais du prestataire',
  },
  work: 'Faites le calcul',
  workLead: (penalty: string) =>
    `Quatre étapes, chacune avec une pénalité de ${penalty}. Choisissez un prix et une issue ; les montants sont calculés avec les règles qui partagent les vraies commandes.`,
  price: 'Prix',
  missed: 'Étapes manquées',
  ending: 'Issue',
  workOut: 'Calculer',
  together: 'Ensemble, le prix',
  table: (price: string) => `La même chose, pour ${price}`,
  caption: (price: string) => `Qui reçoit quoi de ${price} à chaque issue`,
  withMissed: (label: string, missed: number) =>
    `${label}, ${missed} ${missed < 2 ? 'étape manquée' : 'étapes manquées'}`,
  charge:
    'Les frais du prestataire sont ceux d’un paiement par carte locale ; une commande porte les frais que le prestataire annonce.',
  safe: 'Ce qui protège chaque partie',
  hire: 'Si vous recrutez',
  hiring: [
    'Vous payez une fois, à Adire, jamais à un inconnu.',
    'Un talent qui ne commence jamais n’est pas payé : vous annulez et récupérez le prix, moins les frais du prestataire.',
    'Vous payez le prix convenu, et rien de plus.',
    'Vos remboursements peuvent être retirés aussitôt vers votre compte bancaire.',
  ] as const,
  sell: 'Si vous vendez',
  selling: ({ passedThreshold, rejectionFee }: Figures) => [
    'Tout le prix est là avant que vous commenciez.',
    `Un client qui se tait accepte au bout de ${ACCEPT_AFTER_DAYS} jours.`,
    'Les jours où vous attendez le client sont ajoutés à vos échéances.',
    `Un client qui annule après ${passedThreshold} étapes réussies vous doit ${rejectionFee} du prix.`,
  ],
  everyRule: 'Toutes les règles, dans les conditions d’utilisation',
};
