/** French: disputes, each side's statement, a settlement of the two, or a decision by Adire. */
import { de, que } from './language.ts';

const decides = 'Adire tranche avec ce que nous avons. Ne pas répondre ne suffit pas à perdre le litige.';

/** What the order says of a dispute, too. */
export const shared = {
  decides,
  frozen:
    'L’argent reste sous séquestre jusqu’à la fin du litige. D’ici là, personne ne peut accepter le travail, annuler la commande ni retirer.',
  silence: (other: string) => `Si ${other} ne répond pas, ${decides}`,
};

/** Refusals and what stands under a field. */
export const errors = {
  statement: 'Dites ce qui s’est passé, en 30 caractères au moins',
  filesMax: 'Ajoutez 5 fichiers au plus',
  fileGone: 'Un des fichiers n’existe plus. Joignez-le à nouveau',
  used: 'Vous avez déjà ouvert deux litiges sur cette commande',
  notOpener: 'Seule la personne qui a ouvert le litige peut le retirer',
  ownDispute: 'Vous avez ouvert ce litige. L’autre partie y répond',
  answered: 'Ce litige a déjà reçu une réponse',
  answerOver: 'Le délai de réponse est passé. Adire tranche avec ce que nous avons',
  answerOpen: 'L’autre partie a encore le temps de répondre',
  amount: 'Saisissez des nairas entiers, jusqu’au prix',
  ownOffer: 'Cette proposition est la vôtre. Seule l’autre partie peut l’accepter',
  noOffer: 'Il n’y a pas de proposition à accepter',
  offerChanged: 'La proposition a changé. Vérifiez-la à nouveau',
  decisionReason: 'Donnez le motif, en 10 caractères au moins',
  ended: 'Ce litige est clos',
};

/** The dispute on the order's page. */
export const panel = {
  title: 'Litige',
  loadFailed: 'Impossible de charger le litige',
  waitingForAnswer: 'En attente d’une réponse',
  waitingForDecision: 'En attente d’une décision',
  settled: 'Réglé à l’amiable',
  decided: 'Tranché',
  // After a name, and after “Vous”: no verb fits both.
  opened: ': ouverture du litige',
  answered: ': réponse',
  youSilent: `Vous avez laissé passer le délai de réponse. ${decides}`,
  otherSilent: (other: string) => `${other} a laissé passer le délai de réponse. ${decides}`,
  youUntil: (moment: string) =>
    `Vous avez jusqu’au ${moment} pour répondre. Ensuite, Adire tranche avec ce que nous avons.`,
  otherUntil: (other: string, moment: string) =>
    `${other} a jusqu’au ${moment} pour répondre. ${shared.silence(other)}`,
  youPropose: 'Vous proposez ce règlement',
  otherProposes: (other: string) => `${other} propose ce règlement`,
  proposedAt: (moment: string | number, value: string | number) => `Proposé le ${moment}. ${value}`,
  ownProposal: (other: string | number) =>
    `Il prend effet dès ${que(other)} accepte. Une nouvelle proposition le remplace.`,
  otherProposal: 'Il prend effet dès que vous acceptez.',
  withdrawnAt: (moment: string | number) => `Retiré le ${moment}. La commande a repris son cours.`,
  decision: 'La décision d’Adire',
  settlement: 'Votre règlement à l’amiable',
  answer: 'Répondre au litige',
  accept: (amount: string | number) => `Accepter et recevoir ${amount}`,
  changeProposal: 'Changer votre proposition',
};

/** The dialog that opens a dispute. */
export const open = {
  done: 'Litige ouvert',
  doneText: (other: string | number, moment: string | number) =>
    `${other} a jusqu’au ${moment} pour répondre.`,
  answerTime: (other: string | number, value: string | number, silence: string | number) =>
    `${other} a ${value} pour répondre. ${silence}`,
  wayOut: 'Vous pouvez à tout moment vous mettre d’accord, ou retirer le litige.',
  statementLabel: 'Que s’est-il passé\u00A0?',
  statementHint: (other: string | number) =>
    `Dites ce qui était convenu, ce qui n’a pas été et ce qui serait juste. ${other} et Adire le lisent, avec l’historique et les fichiers.`,
  confirm: 'Ouvrir le litige',
};

/** The dialog that answers a dispute. */
export const answer = {
  title: (other: string | number) => `Répondre au litige ${de(other)}`,
  lead: (moment: string | number) =>
    `Une seule réponse, avant le ${moment}. Vous ne pourrez plus la modifier.`,
  statementLabel: 'Votre version',
  statementHint: (other: string | number) =>
    `${other} et Adire la lisent, avec l’historique et les fichiers de la commande.`,
  confirm: 'Envoyer la réponse',
  done: 'Réponse envoyée',
  doneText: 'Adire tranche maintenant, sauf si vous tombez d’accord avant.',
};

/** Files beside a statement. */
export const evidence = {
  label: 'Pièces',
  hint: (max: string | number, rule: string | number) =>
    `${max} fichiers au plus. ${rule}. L’autre partie et Adire les voient.`,
  add: 'Ajouter des fichiers comme pièces',
  from: (name: string | number) => `Pièces ${de(name)}`,
};

/** Proposing a settlement. */
export const propose = {
  title: 'Proposer un règlement',
  lead: (amount: string | number, other: string | number) =>
    `${amount} sont sous séquestre. Si ${other} accepte, l’argent est libéré et la commande prend fin.`,
  ownAmount: 'Combien pour vous, avant les frais\u00A0?',
  talentAmount: (other: string | number) => `Combien pour ${other}, avant les frais\u00A0?`,
  amountHint: (amount: string | number, value: string | number) =>
    `De 0 à ${amount}. Le reste revient à ${value}.`,
  division: 'Qui recevrait quoi',
  confirm: 'Envoyer la proposition',
  done: 'Règlement proposé',
  doneText: (other: string | number) => `${other} peut l’accepter, ou proposer un autre montant.`,
};

/** Accepting a settlement. */
export const accept = {
  title: 'Accepter ce règlement\u00A0?',
  lead: 'Le litige et la commande prennent fin, et l’argent est libéré aussitôt. C’est définitif.',
  confirm: 'Accepter et libérer l’argent',
  done: 'Vous êtes d’accord. L’argent est libéré',
};

/** Withdrawing a dispute. */
export const withdraw = {
  title: 'Retirer le litige\u00A0?',
  lead: (other: string | number) =>
    `La commande reprend son cours et nous prévenons ${other}. Deux litiges au plus par commande.`,
  confirm: 'Retirer le litige',
  done: 'Litige retiré',
  doneText: 'La commande reprend son cours.',
};
