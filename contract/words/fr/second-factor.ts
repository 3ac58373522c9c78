/** French: two-step sign-in: logging in with it, its settings, and its mails. */
import { moment } from './figures.ts';

/** Refusals and what stands under a field. */
export const errors = {
  appCode: 'Saisissez les 6 chiffres affichés par votre application',
  secondCode: 'Saisissez un code à 6 chiffres ou un code de secours',
  secondCodeWrong: 'Ce code est faux ou déjà utilisé. Saisissez-en un nouveau.',
  secondStepNeeded: 'Confirmez par votre deuxième étape pour continuer',
  secondStepEnded: 'Le délai est passé. Recommencez.',
  passkeyRefused: 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez ou choisissez un autre moyen.',
  passkeyName: 'Donnez un nom à la clé d’accès',
  passkeysMax: 'Vous avez 10 clés d’accès, c’est le maximum. Supprimez-en une d’abord.',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès pour votre compte',
  appOn: 'Votre application d’authentification est déjà active',
  appNotSetUp: 'Configurez d’abord l’application',
  secondFactorOff: 'La connexion en deux étapes est désactivée',
};

/** The second step of logging in, and being asked for it again. */
export const login = {
  lead: 'Mot de passe correct. Saisissez maintenant le code de votre application d’authentification.',
  code: 'Code à 6 chiffres',
  passkeyLead: 'Mot de passe correct. Utilisez maintenant une clé d’accès ou un code de secours.',
  recoveryLead: 'Mot de passe correct. Saisissez maintenant un code de secours. Chacun sert une fois.',
  recoveryCode: 'Code de secours',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application',
  lost: 'Tout est perdu\u00A0? Répondez à l’un de nos e-mails\u00A0: nous retirons la deuxième étape après 24 heures.',
  again: 'Confirmez que c’est vous',
  againText:
    'Avant un mouvement d’argent ou un changement de réglage, nous redemandons votre deuxième étape.',
  confirm: 'Confirmer',
  noPasskey: 'Aucune clé d’accès utilisée. Réessayez ou choisissez un autre moyen.',
};

/** Two-step sign-in in the settings. */
export const settings = {
  lead: 'Après le mot de passe, vous confirmez avec votre téléphone. Le mot de passe seul ne suffit plus.',
  on: 'Activée',
  off: 'Désactivée',
  failed: 'Impossible de charger la connexion en deux étapes',
  app: 'Application d’authentification',
  appText:
    'Une application affiche un nouveau code à 6 chiffres toutes les 30 secondes. Elle marche hors ligne.',
  appOn: 'Nous demandons son code à la connexion.',
  setUp: 'Configurer l’application',
  switchOff: 'Désactiver',
  switchOffText: 'Saisissez votre mot de passe, et un code de l’application ou un code de secours.',
  switchedOff: 'Application d’authentification désactivée',
  passwordText: 'Saisissez d’abord votre mot de passe.',
  next: 'Continuer',
  scan: 'Scannez ceci avec une application d’authentification, ou tapez-y la clé.',
  openApp: 'Ouvrir l’application sur cet appareil',
  qr: 'La clé en code QR',
  copyKey: 'Copier la clé',
  copied: 'Copié',
  copyFailed: 'Impossible de copier. Sélectionnez-le et copiez-le vous-même.',
  enterCode: 'Code affiché maintenant par l’application',
  switchOn: 'Activer',
  passkeys: 'Clés d’accès',
  passkeysText: 'Connectez-vous par empreinte, visage ou verrouillage d’écran, sans mot de passe.',
  addPasskey: 'Ajouter une clé d’accès',
  addPasskeyText:
    'Saisissez votre mot de passe. Votre appareil demande ensuite empreinte, visage ou verrouillage d’écran.',
  passkeyName: 'Nom',
  passkeyNameHint: 'Où elle se trouve, par exemple «\u00A0Mon téléphone\u00A0»',
  passkeyNamed: 'Nom enregistré',
  passkeyAdded: 'Clé d’accès ajoutée',
  passkeyRemoved: 'Clé d’accès supprimée',
  passkeyFailed: 'Votre appareil n’a pas créé de clé d’accès. Réessayez.',
  noPasskeys: 'Ce navigateur ne connaît pas les clés d’accès.',
  rename: 'Renommer',
  renameNamed: (name: string | number) => `Renommer ${name}`,
  removeTitle: (name: string | number) => `Supprimer ${name}\u00A0?`,
  removeText:
    'Elle ne vous connecte plus. Votre appareil peut encore l’afficher tant que vous ne l’y supprimez pas.',
  added: (day: string | number) => `Ajoutée le ${day}`,
  used: (day: string | number) => `Utilisée le ${day}`,
  codes: 'Codes de secours',
  codesText: 'Pour le jour où le téléphone est perdu. Chaque code sert une fois.',
  codesLeft: (count: number) => (count > 1 ? `Il reste ${count} codes` : `Il reste ${count} code`),
  newCodes: 'Obtenir de nouveaux codes',
  newCodesText: 'Dix nouveaux codes remplacent les anciens.',
  codesTitle: 'Gardez vos codes de secours',
  codesLead:
    'Nous ne les montrons que maintenant. Rangez-les avec vos papiers importants, pas seulement sur ce téléphone.',
  codesOnce: 'Vous ne reverrez plus ces codes. Copiez-les ou notez-les avant de fermer.',
  copyCodes: 'Copier les codes',
  codesDone: 'Je les ai gardés',
};

/** The page behind the link that stops a removal. */
export const keep = {
  title: 'Garder la connexion en deux étapes\u00A0?',
  text: 'On nous a demandé de la retirer, car le téléphone serait perdu. Si ce n’était pas vous, gardez-la, puis changez de mot de passe.',
  keep: 'La garder',
  done: 'La connexion en deux étapes reste active. Changez de mot de passe maintenant.',
  gone: 'Ce lien a expiré. Connectez-vous pour voir vos réglages.',
};

/** Mails about the second factor. */
export const mail = {
  changed: 'Votre connexion en deux étapes a changé',
  appOn: 'Une application d’authentification a été ajoutée.',
  appOff: 'L’application d’authentification a été désactivée.',
  passkeyAdded: (name: string) => `La clé d’accès «\u00A0${name}\u00A0» a été ajoutée.`,
  passkeyRemoved: (name: string) => `La clé d’accès «\u00A0${name}\u00A0» a été supprimée.`,
  newCodes: 'De nouveaux codes de secours ont été créés. Les anciens ne servent plus.',
  codeUsed: (left: number) =>
    left > 1
      ? `Connexion avec un code de secours. Il reste ${left} codes.`
      : `Connexion avec un code de secours. Il reste ${left} code.`,
  notYou:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et répondez à cet e-mail.',
  removal: 'Votre connexion en deux étapes va être retirée',
  removalText: (at: string) =>
    `On nous a demandé de la retirer, car vous ne pouvez plus l’utiliser. Elle prend fin le ${moment(at)}. Ensuite, le mot de passe suffit.`,
  removalStop:
    'Si vous ne l’avez pas demandé, gardez-la. Vous connecter avec votre deuxième étape la garde aussi.',
  stop: 'Garder la connexion en deux étapes',
  removed: 'Votre connexion en deux étapes a été retirée',
  removedText:
    'Le mot de passe suffit maintenant. Vous pouvez réactiver la connexion en deux étapes à tout moment.',
};
