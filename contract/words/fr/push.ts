/** French: the words of web push. */
export const push = {
  service: 'Cette adresse n’est d’aucun service push connu',
  title: 'Notifications sur cet appareil',
  text: 'Les nouvelles paraissent sur cet appareil même si Adire est fermé. Chacune montre son titre, rien de ce que vous écrivez.',
  on: 'Cet appareil est prévenu des nouvelles, jusqu’à votre déconnexion ou sept jours après votre dernière visite.',
  off: 'Cet appareil n’est plus prévenu',
  blocked:
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez.',
  failed: 'Votre navigateur n’a pas pu joindre son service push. Veuillez réessayer plus tard.',
};
