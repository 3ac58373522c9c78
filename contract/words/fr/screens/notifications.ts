/** French: the list of notifications and its preferences. */

export const serialNumber = 'N°';
export const yesterday = 'Hier';
export const viewPage = 'Ouvrir';
export const unread = 'Non lu :';
export const viewPageOf = (title: string | number) => `Ouvrir : ${title}`;
export const markAllAsRead = 'Tout marquer comme lu';
export const preferences = 'Préférences';
export const yourNotificationsCouldNotBeLoaded = 'Vos notifications n’ont pas pu être chargées';
export const whenAHunterAnswersABid = 'Quand un client répond, paie ou donne un avis, vous le lisez ici.';
export const whenATalentBidsAcceptsYour = 'Quand un talent postule, accepte ou livre, vous le lisez ici.';
export const goToYourJobs = 'Voir vos missions';
