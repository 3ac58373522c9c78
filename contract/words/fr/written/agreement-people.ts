/** French: the clauses of the user agreement on who may do what, on conduct, and its last words. */
import { SHOW_AFTER_DAYS } from '../../../reviews/reviews.ts';
import type { RuleFacts } from '../../written/figures.ts';

export const accountClauses = {
  parties: {
    title: 'Qui s’engage à quoi',
    body: () => [
      'Un **client** (talent hunter) publie des missions, commande des offres, engage et paie. Un **talent** (indépendant) vend des offres, postule à des missions et livre. Adire les met en relation, garde le prix sous séquestre et le partage selon les règles ci-dessous. Le contrat portant sur le travail lui-même est conclu entre le client et le talent ; Adire n’y est pas partie et n’emploie ni l’un ni l’autre.',
    ],
  },
  accounts: {
    title: 'Comptes',
    body: () => [
      {
        list: [
          'Vous devez avoir **18 ans ou plus** et être capable de contracter.',
          'Ce que vous dites de vous doit être vrai. Une personne a un seul compte. Votre mot de passe n’appartient qu’à vous ; ce qui est fait avec votre compte est réputé fait par vous.',
          'Un profil porte un seul type de compte. Réunir les deux types, client et talent, sous un même profil demande notre autorisation écrite ; le produit la donne, par écrit à l’écran, lorsque vous ajoutez le second type sur la page de votre profil, et nous pouvons la retirer.',
          'Lorsqu’un client est une équipe, le titulaire du compte décide qui peut y faire quoi, peut donner des droits différents à ses membres, et répond de tous.',
          'Nous pouvons refuser ou révoquer un compte qui enfreint les présentes conditions ou la loi. Un compte révoqué ne peut plus se connecter ; ses commandes en cours et son argent sont réglés par un opérateur selon les règles ci-dessous.',
        ],
      },
    ],
  },
};

export const conductClauses = {
  reviews: {
    title: 'Avis',
    body: () => [
      `Après l’acceptation, chaque partie peut évaluer l’autre une fois, par une à cinq étoiles et par des mots. Un avis est montré quand les deux ont écrit, ou ${SHOW_AFTER_DAYS} jours après l’acceptation. La personne évaluée peut répondre une fois. Un avis doit porter sur la commande ; nul ne peut en solliciter, en acheter ni s’en servir pour menacer.`,
    ],
  },
  conduct: {
    title: 'Comment nous nous traitons',
    body: () => [
      {
        list: [
          'Un travail né ici se paie ici. Amener l’autre partie à payer hors séquestre lui ôte sa protection et peut coûter le compte.',
          'Aucun travail volé, haineux, à caractère sexuel envers des mineurs, trompeur ou contraire à la loi ; ni spam, ni virus, ni harcèlement.',
          'Les messages appartiennent à ceux qui les ont écrits. Vous pouvez bloquer une personne et signaler un message ; un opérateur lit ceux qui sont signalés.',
        ],
      },
    ],
  },
  rights: {
    title: 'À qui appartient le travail',
    body: () => [
      'Sauf si votre accord en dispose autrement, les droits sur le travail livré passent au client une fois la commande acceptée et le talent crédité ; jusque-là, ils restent au talent, qui garantit que le travail est le sien ou qu’il peut le céder. Le talent peut montrer un travail accepté parmi ses réalisations, à moins que le client n’ait demandé, avant la conclusion de l’accord, qu’il reste privé. Pour ce que vous publiez ici, vous donnez à Adire le droit de le montrer sur la place de marché aussi longtemps qu’il s’y trouve.',
    ],
  },
  changes: {
    title: 'Modifications',
    body: () => [
      'Les frais n’augmentent qu’avec **un préavis d’au moins 30 jours**, dans le produit et par e-mail. Un accord garde les frais sous lesquels il a été conclu, aussi longtemps que dure sa commande. Les autres modifications de ce texte sont annoncées avant de prendre effet ; qui n’en veut pas peut fermer son compte.',
    ],
  },
  closing: {
    title: 'Fermer votre compte',
    body: () => [
      'Vous pouvez supprimer votre compte à tout moment, dès lors qu’aucune de vos commandes n’est en cours et qu’aucun argent à vous n’est sous séquestre, en route ou à retirer. Ce que deviennent alors vos données est dit dans la [politique de confidentialité](/policy#deletion).',
    ],
  },
  liability: {
    title: 'Ce dont nous répondons',
    body: () => [
      'Nous répondons de l’argent sous séquestre et de son partage tel qu’il est dit ici. Nous ne répondons ni de la qualité du travail d’un talent, ni de l’usage qu’en fait un client, ni des pannes de réseau, d’électricité, de banques et de prestataires de paiement que nous ne pouvons empêcher. Rien ici ne retire les droits que la loi du Nigeria vous donne en tant que consommateur.',
    ],
  },
  law: {
    title: 'Droit applicable et contact',
    body: ({ mail }: RuleFacts) => [
      `Le droit de la République fédérale du Nigeria s’applique. Les jours se comptent à l’heure de Lagos (Africa/Lagos). Avant d’aller en justice, usez du litige de la commande et écrivez à ${mail} ; la plupart des différends se règlent là.`,
    ],
  },
};
