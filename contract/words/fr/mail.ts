/** French: what stands in all mails, and those that no other room has. */
export const mail = {
  hello: (name: string) => `Bonjour ${name},`,
  open: 'Ouvrir Adire',
  claim: 'Adire, la place de marché des créatifs d’Afrique',
  because: (preferences: string) => `Vous recevez cet e-mail selon vos préférences : ${preferences}`,
  preferences: 'Préférences',
  newPassword: 'Choisir un nouveau mot de passe',
  newPasswordText:
    'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’était vous, servez-vous de ce code dans les 30 minutes :',
  newPasswordNotYou: 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
  passwordChanged: 'Votre mot de passe a été changé',
  passwordChangedText: 'Votre mot de passe a été changé et vous avez été déconnecté partout.',
  passwordChangedNotYou:
    'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et répondez à cet e-mail.',
  unread: (count: number, from: string) =>
    count === 1 ? `Un message non lu de ${from}` : `${count} messages non lus de ${from}`,
  unreadText: (from: string) => `${from} vous a écrit et vous ne l’avez pas encore lu.`,
  read: (count: number) => (count === 1 ? 'Lire le message' : 'Lire les messages'),
  summary: (first: string, more: number) => `${first}, et ${more} de plus`,
  summaryText: 'Voici ce qui s’est passé en votre absence. Rien n’attend de réponse.',
  seeAll: (more: number) => (more > 0 ? `Tout voir, et ${more} de plus` : 'Voir toutes les notifications'),
};
