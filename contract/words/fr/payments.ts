/** French: paying for an order into escrow. */

/** Texts whose English keeps its letters (rule 13.1). */
export const fixed = {
  notAccepted: 'le talent n’a pas encore accepté la commande',
  notSuccessful: 'Le paiement n’a pas abouti',
};

/** Refusals. */
export const errors = {
  paidAlready: 'Cette commande est déjà payée',
  cancelled: 'Cet accord a été annulé : il n’y a rien à payer',
  differs: (field: string) => `${field} ne correspond pas à l’accord`,
  callback: 'callback_url doit être une page de ce site',
  unavailable:
    'Notre prestataire de paiement ne répond pas. Votre argent est en sécurité. Réessayez dans une minute.',
};

/** What a hunter reads before paying. */
export const summary = {
  failed: 'Impossible de charger ce paiement',
  priceOffered: 'Prix proposé le',
  milestones: 'Étapes et pénalités',
  ifMissed: 'Si manquée',
  division: 'Qui reçoit quoi',
  divisionNote:
    'Voici le partage si chaque étape est remise à temps. Les pénalités des étapes manquées vous reviennent',
  penaltiesMax: (amount: string | number) => `, jusqu’à ${amount}`,
};

/** How escrow protects a hunter, beside the summary. */
export const protection = {
  title: 'Comment le séquestre vous protège',
  holder: 'Qui garde l’argent',
  holderText: (name: string | number) =>
    `Adire le garde jusqu’à ce que vous acceptiez le travail. ${name} ne peut pas y toucher avant.`,
  silence: 'Si vous ne répondez pas',
  silenceText: (acceptAfterDays: string | number) =>
    `Vous avez ${acceptAfterDays} jours pour accepter le travail remis ou le renvoyer. Après des rappels, nous l’acceptons pour vous.`,
  wrong: 'En cas de problème',
  wrongText:
    'Cela ne va pas\u00A0? Renvoyez le travail avec vos remarques. Vous pouvez annuler tant qu’il n’est pas remis, et vous voyez qui reçoit quoi avant de confirmer.',
};

/** The sum and its button. */
export const pay = {
  sum: 'À payer sous séquestre',
  confirm: (amount: string | number) => `Payer ${amount} sous séquestre`,
  methods:
    'Payez par carte, virement ou USSD avec Paystack, notre prestataire de paiement. Aucuns frais en plus.',
  left: 'Vous avez quitté la page sans payer. Vous avez déjà fait un virement\u00A0? Nous le compterons dès son arrivée.',
  underReview:
    'Nous avons reçu pour cette commande un paiement qui ne correspond pas. Nous l’examinons et vous tiendrons au courant. Si vous payez maintenant, vous payez deux fois.',
  order: 'Voir la commande',
};

/** The page a hunter comes back to from the provider. */
export const result = {
  checking: 'Vérification de votre paiement',
  unknown: 'Ce paiement est introuvable',
  unknownText: 'Vos commandes montrent ce qui est payé et ce qui ne l’est pas.',
  funded: (amount: string | number) => `${amount} en sécurité sous séquestre`,
  fundedText: (name: string | number, title: string | number) =>
    `Nous avons prévenu ${name}\u00A0: le travail sur «\u00A0${title}\u00A0» peut commencer. Votre argent reste sous séquestre jusqu’à ce que vous acceptiez le travail.`,
  waiting: 'En attente de votre paiement',
  waitingText: (amount: string | number) =>
    `Un virement peut prendre du temps. Nous continuons de vérifier et vous prévenons à l’arrivée de ${amount}, même si vous fermez cette page.`,
  lastTry: (reason: string | number) => `Votre dernier essai n’a pas abouti\u00A0: ${reason}`,
  check: 'Vérifier à nouveau',
  back: 'Retour à la page de paiement',
  failedText: (title: string | number, bank: string | number) =>
    `Rien n’a été débité pour «\u00A0${title}\u00A0».${bank}`,
  bankSays: (reason: string | number) => ` Votre banque indique\u00A0: ${reason}.`,
  retry: 'Réessayer',
  returned: (amount: string | number) => `${amount} à retirer`,
  returnedText: (title: string | number) =>
    `Ce paiement pour «\u00A0${title}\u00A0» est arrivé trop tard, deux fois ou avec un autre montant\u00A0: il est dans vos remboursements. Retirez-le vers votre banque, ou renvoyez-le à la carte ou au compte d’origine.`,
  withdraw: 'Le retirer',
  held: 'Nous examinons ce paiement',
  heldText: (title: string | number, amount: string | number) =>
    `Nous attendions ${amount} pour «\u00A0${title}\u00A0» et avons reçu autre chose. Votre argent est en sécurité. Notre équipe s’en occupe et vous écrira.`,
  given: 'Nous avons retrouvé votre paiement',
  givenText: (title: string | number) =>
    `Votre paiement pour «\u00A0${title}\u00A0» n’était pas celui convenu. Nous l’avons mis dans vos remboursements, et vous pouvez le retirer vers votre banque.`,
  sendingBack: 'Votre paiement vous est renvoyé',
  sendingBackText: (title: string | number) =>
    `Votre paiement pour «\u00A0${title}\u00A0» n’était pas celui convenu. Il retourne à la carte ou au compte d’origine. Cela peut prendre dix jours ouvrés.`,
  sentBack: 'Votre paiement vous a été renvoyé',
  sentBackText: (title: string | number) =>
    `Votre paiement pour «\u00A0${title}\u00A0» n’était pas celui convenu. Il est de retour sur la carte ou le compte d’origine.`,
};
