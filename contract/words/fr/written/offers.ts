/** French: what the market offers. */
import { ACCEPT_AFTER_DAYS } from '../../../acts/job.ts';

export const offers = {
  title: 'Ce que propose la place de marché',
  description:
    'Deux façons de faire réaliser un travail créatif sur Adire : commander une offre, ou publier une mission et choisir parmi les candidatures. Les deux se paient sous séquestre.',
  lead: 'Deux façons de faire réaliser un travail créatif : commandez l’offre d’un talent, ou dites ce qu’il vous faut et choisissez parmi les candidatures. Les deux se paient sous séquestre.',
  hire: 'Si vous recrutez',
  hiring: {
    order: {
      title: 'Commandez une offre',
      text: 'Cherchez ce que vendent les talents, voyez images, formules, prix et délais, et commandez l’une des formules. Aucun compte n’est nécessaire pour chercher.',
    },
    post: {
      title: 'Publiez une mission',
      text: 'Rédigez un brief avec un budget et une à quatre étapes. Une mission ouverte est visible de tous les talents, une mission privée de ceux que vous invitez.',
    },
    compare: {
      title: 'Comparez les candidatures',
      text: 'Le prix face au budget, la proposition, les avis et les réalisations se lisent côte à côte. Qui n’est pas retenu reçoit votre motif.',
    },
    follow: {
      title: 'Suivez le travail',
      text: 'Une page par commande dit à qui est le tour, et jusqu’à quand. Le suivi de projet montre les tâches qui avancent.',
    },
  },
  sell: 'Si vous vendez',
  selling: {
    show: {
      title: 'Montrez ce que vous faites',
      text: 'Un profil public avec votre parcours, vos compétences, vos certificats et une galerie de réalisations, et un lien qui a belle allure dans une discussion.',
    },
    gigs: {
      title: 'Vendez vos offres',
      text: 'Une à trois formules à votre prix, avec votre délai et vos retouches. Les clients les trouvent par mot, par catégorie et par prix.',
    },
    apply: {
      title: 'Postulez à des missions',
      text: (serviceFee: string) =>
        `Postuler est gratuit. Avant d’envoyer une candidature, vous voyez ce que vous recevrez après les frais de service de ${serviceFee}.`,
    },
    paid: {
      title: 'Soyez payé en nairas',
      text: `Le prix est sous séquestre avant que vous commenciez. Après l’acceptation, ou ${ACCEPT_AFTER_DAYS} jours de silence, vous retirez l’argent vers votre compte bancaire.`,
    },
  },
  both: 'Pour tous',
  reviews: {
    title: 'Des avis mérités',
    text: 'Seules les deux parties d’une commande terminée peuvent s’évaluer. Aucune ne voit les mots de l’autre avant d’avoir écrit les siens, ou avant la fin du délai.',
  },
  writing: {
    title: 'Tout reste écrit',
    text: 'Messages, accords, livraisons et chaque mouvement d’argent figurent dans l’historique de la commande, que les deux parties peuvent lire. En cas de désaccord, un opérateur tranche, cet historique en main.',
  },
  closing: 'Regardez autour de vous, ou lancez-vous',
  escrow: 'Comment marche le séquestre',
};
