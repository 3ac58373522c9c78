/** French: the menus around every screen. */

export const categories = 'Catégories';
export const allOf = (name: string | number) => `Tout : ${name}`;
export const login = 'Connexion';
export const asHunter = 'Comme client';
export const asTalent = 'Comme talent';
export const main = 'Principal';
export const talentHunter = 'Client';
export const editProfile = 'Modifier le profil';
export const logOut = 'Se déconnecter';
export const switchToHiring = 'Passer côté client';
export const switchToSelling = 'Passer côté talent';
export const startHiringToo = 'Recruter aussi';
export const startSellingToo = 'Vendre aussi';
export const menuOf = (name: string | number) => `Menu de ${name}`;
export const creativeTalent = 'Talent créatif';
export const yourMenuCouldNotBeLoaded = 'Votre menu n’a pas pu être chargé. Réessayez';
export const menu = 'Menu';
export const unread = (label: string | number, count: string | number) => `${label}, ${count} non lus`;
export const allPlaces = 'Toutes les pages';
export const orders = 'Commandes';
export const notices = 'Alertes';
export const asTheDevice = 'comme l’appareil';
export const theme = (value: string | number) => `Thème : ${value}`;
export const light = 'clair';
export const dark = 'sombre';
