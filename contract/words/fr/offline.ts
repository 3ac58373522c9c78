/** French: without a network: how old what is shown is, what waits, and what does not. */
export const offline = {
  away: 'Vous êtes hors ligne. Votre saisie est conservée.',
  asOf: (when: string) => `Hors ligne : état de ${when}`,
  notSeenTitle: 'Pas encore sur cet appareil',
  notSeen: 'Vous êtes hors ligne et ceci n’a pas encore été ouvert ici. Cela viendra avec le réseau.',
  needsNetwork: 'nécessite un réseau',
  moneyNeedsNetwork: 'L’argent n’attend jamais sur un téléphone : cela passe avec un réseau, ou pas du tout.',
  waits: 'Gardé. Cela partira dès qu’il y aura du réseau.',
  notSent: 'Ce qui attendait le réseau n’a pas pu être fait',
  lite: (state: string) => `Mode léger : ${state}`,
  liteOn: 'activé',
  liteOff: 'désactivé',
  liteDevice: 'comme l’appareil',
  showPicture: 'Afficher l’image',
  install: 'Installer Adire',
  installed: 'Adire est sur votre écran d’accueil.',
  installByHand: 'Pour installer Adire : touchez Partager, puis Sur l’écran d’accueil.',
};
