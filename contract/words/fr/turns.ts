/** French: whose turn it is, and what happens when nobody acts. */
import type { Turn, TurnFacts } from '../../orders/turns.ts';
import { dispute } from './dispute.ts';

export type TurnWords = (facts: TurnFacts) => readonly [title: string, next: string];

/** `mine` is read by the one who has to act, `theirs` by the other side. */
export const TURNS: Record<Turn['doing'], { mine: TurnWords; theirs: TurnWords }> = {
  'accept-offer': {
    mine: ({ other }) => [
      'À vous : acceptez ou refusez l’accord',
      `Lisez les dates et les conditions. Une fois accepté, ${other} paie sous séquestre.`,
    ],
    theirs: ({ other }) => [
      `${other} doit accepter l’accord`,
      `Vous payez sous séquestre une fois que ${other} a accepté. Jusque-là, vous pouvez quitter l’accord sans frais.`,
    ],
  },
  pay: {
    mine: ({ other, price }) => [
      `À vous : payez ${price} sous séquestre`,
      `Adire garde alors l’argent. ${other} commence dès qu’il est là et est payé quand vous acceptez le travail.`,
    ],
    theirs: ({ other, price }) => [
      `${other} doit payer ${price} sous séquestre`,
      'Ne commencez pas encore : votre travail est protégé dès que l’argent est sous séquestre.',
    ],
  },
  start: {
    mine: ({ price }) => [
      'À vous : commencez le travail',
      `${price} sont sous séquestre pour cette commande. Les échéances courent.`,
    ],
    theirs: ({ other, price }) => [
      `${other} doit commencer`,
      `Vos ${price} sont sous séquestre. Tant que le travail n’a pas commencé, annuler ne coûte que les frais de paiement.`,
    ],
  },
  work: {
    mine: ({ other }) => [
      'À vous : faites le travail et remettez-le',
      `Remettez chaque étape à temps, puis tout le projet. ${other} l’accepte ou demande des modifications.`,
    ],
    theirs: ({ other }) => [
      `${other} travaille`,
      'Vous voyez chaque étape dès sa remise. Quand le projet est remis, c’est à vous.',
    ],
  },
  answer: {
    mine: ({ other }) => [
      'À vous : acceptez le travail ou demandez des modifications',
      `Accepter paie ${other}. Refuser renvoie le travail avec votre motif.`,
    ],
    theirs: ({ other }) => [
      `${other} doit accepter ou refuser`,
      'Vos étapes ne peuvent pas être manquées pendant l’attente.',
    ],
  },
  'answer-extension': {
    mine: ({ other }) => [
      'À vous : répondez à la demande de délai',
      `${other} demande des jours de plus. Accorder reporte les étapes ouvertes et la date de fin ; le prix reste le même.`,
    ],
    theirs: ({ other }) => [
      `${other} doit répondre à votre demande de délai`,
      'Vos échéances sont suspendues jusqu’à la réponse. Vous pouvez continuer et remettre à tout moment.',
    ],
  },
  'answer-dispute': {
    mine: ({ other }) => [
      `À vous : répondez au litige de ${other}`,
      `Lisez ce que dit ${other}, puis donnez votre version une fois, avec des fichiers si vous voulez. ${dispute.frozen}`,
    ],
    theirs: ({ other }) => [`${other} doit répondre au litige`, dispute.frozen],
  },
  decide: {
    mine: () => ['Adire doit trancher le litige', dispute.frozen],
    theirs: () => [
      'Adire doit trancher le litige',
      `${dispute.frozen} Jusque-là, vous pouvez encore convenir d’un partage.`,
    ],
  },
  'withdraw-money': {
    mine: () => [
      'À vous : retirez votre argent',
      'Il est à vous et reste ici jusqu’à ce que vous l’envoyiez à votre banque.',
    ],
    theirs: ({ other }) => ['Cette commande est terminée', `${other} peut maintenant retirer l’argent.`],
  },
  review: {
    mine: ({ other }) => ['À vous : donnez votre avis', `Un avis sur ${other} aide la prochaine personne.`],
    theirs: ({ other }) => ['Cette commande est terminée', `${other} peut encore donner son avis.`],
  },
  nothing: {
    mine: () => ['Il n’y a plus rien à faire', 'Cette commande est close.'],
    theirs: () => ['Il n’y a plus rien à faire', 'Cette commande est close.'],
  },
};

export const BY_ITSELF: Record<
  NonNullable<Turn['outcome']>,
  (by: string, facts: TurnFacts, mine: boolean) => string
> = {
  accepted: (by) => `Si personne n’agit, le travail est réputé accepté le ${by}.`,
  missed: (by) => `La prochaine étape est due le ${by}. Ensuite elle est manquée et sa pénalité est déduite.`,
  lapsed: (by) =>
    `Sans réponse, la demande expire le ${by} : les dates restent, reportées des jours d’attente.`,
  unanswered: (by, { other }, mine) =>
    mine
      ? `Vous pouvez répondre jusqu’au ${by}. Ensuite Adire tranche sur pièces. Le silence seul ne donne raison à personne.`
      : `Les réponses sont reçues jusqu’au ${by}. ${dispute.silence(other)}`,
  decided: (by) => `Adire compte trancher d’ici le ${by}. Jusque-là, le prix reste sous séquestre.`,
};

/** What happens if nobody acts where no clock runs. */
export const WITHOUT_CLOCK: Record<Turn['doing'], ((price: string) => string) | null> = {
  'accept-offer': () =>
    'Aucun délai ne court : l’offre vaut jusqu’à la réponse ou au retrait. Rien n’est débité.',
  pay: () =>
    'Aucun délai ne court : l’accord vaut jusqu’au paiement ou jusqu’à ce que l’un de vous le quitte, sans frais.',
  start: (price) =>
    `Si personne n’agit, ${price} restent sous séquestre jusqu’au début du travail ou à l’annulation.`,
  work: (price) =>
    `Aucune étape n’est plus due. Si personne n’agit, ${price} restent sous séquestre jusqu’à la remise, l’annulation ou un litige.`,
  answer: (price) => `Si personne n’agit, ${price} restent sous séquestre.`,
  'answer-extension': (price) => `Si personne n’agit, ${price} restent sous séquestre.`,
  'answer-dispute': (price) => `Si personne n’agit, ${price} restent sous séquestre.`,
  decide: (price) => `Jusqu’à la décision d’Adire, ${price} restent sous séquestre.`,
  'withdraw-money': () => 'Il n’y a pas de délai : si personne n’agit, l’argent reste ici.',
  review: () => 'Il n’y a pas de délai : si personne n’agit, rien ne change.',
  nothing: null,
};

/** Whose time is running; the last one is of the other side. */
export const RUNNING = {
  none: 'Aucun délai ne court',
  adire: 'Le délai d’Adire court',
  mine: 'Votre délai court',
  other: (other: string) => `Le délai de ${other} court`,
};
