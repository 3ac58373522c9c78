/** French: the front page, but for the words of `words.landing`. */
import { ACCEPT_AFTER_DAYS } from '../../../acts/job.ts';

export const front = {
  description:
    'Trouvez partout en Afrique des graphistes, des animateurs, des rédacteurs et des voix. Le prix attend sous séquestre jusqu’à ce que vous acceptiez le travail livré.',
  lead: 'Trouvez des graphistes, des animateurs, des rédacteurs et des voix pour votre prochain projet. Le prix attend sous séquestre jusqu’à ce que vous acceptiez le travail livré.',
  ask: 'Que voulez-vous faire créer ?',
  example: 'Logo, jingle, vidéo…',
  search: 'Chercher',
  gigs: 'Créé par les talents d’Adire',
  beFirst: 'Soyez le premier à vendre ici',
  gigsFrom: (gigs: number, price: string) => `${gigs} ${gigs < 2 ? 'offre' : 'offres'} dès ${price}`,
  from: (price: string) => `Dès ${price}`,
  gigFrom: (title: string, price: string) => `${title}, dès ${price}`,
  days: (days: number) => `${days} ${days < 2 ? 'jour' : 'jours'}`,
  fresh: 'Nouveau',
  sound: 'Son',
  video: 'Vidéo',
  reasons: {
    talents: {
      title: 'Rien que les meilleurs talents',
      text: 'Les avis viennent des seules commandes terminées : un par partie, une fois le travail payé et accepté. Ce que vous lisez d’un talent, il l’a mérité.',
    },
    time: {
      title: 'Du temps et de l’argent gagnés',
      text: 'Publiez un seul brief et comparez les candidatures côte à côte. Publier est gratuit ; prix, dates et étapes sont fixés avant tout paiement.',
    },
    escrow: {
      title: 'Paiement garanti par séquestre',
      text: `Tout le prix est payé sous séquestre avant le début du travail. Il revient au talent quand le travail est accepté, et ${ACCEPT_AFTER_DAYS} jours de silence valent un oui.`,
    },
  },
  reasonsMore: 'Comment le séquestre protège les deux parties, chiffres à l’appui',
  step: (step: number) => `Étape ${step}`,
  steps: {
    register: {
      title: 'Inscrivez-vous',
      text: 'Ouvrez un compte avec votre e-mail et dites si vous recrutez ou si vous vendez. Vous pourrez ajouter l’autre rôle plus tard.',
    },
    brief: {
      title: 'Le client publie un brief',
      text: 'Ce qu’il faut, à quel prix, en quelles étapes. Les talents répondent par une proposition et un prix.',
    },
    conditions: {
      title: 'Les talents acceptent ou refusent les conditions',
      text: 'Le talent retenu lit les dates et les conditions, puis dit oui ou non. Après le oui, le prix est mis sous séquestre et le travail commence.',
    },
  },
  questions: 'Questions fréquentes',
};
