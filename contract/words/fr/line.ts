/** Parcourir les créations. */

export const title = 'Créations';
export const titleFor = (query: string | number) => `Créations pour « ${query} »`;
export const list = 'Créations des talents';
export const all = 'Voir toutes les créations';
export const isNew = 'Nouveau ici';
export const ask = 'Demander';
export const order = 'Commander';
export const page = "Voir l'offre";
export const look = (title: string | number, name: string | number) => `${title}, par ${name}`;
export const priceAndDays = (price: string | number, days: string | number) => `Dès ${price} · ${days}`;
/** Pieces of the same talent beside this one. */
export const more = (name: string | number) => `Autres créations de ${name}`;
export const pieces = 'Pièces';
export const piece = (at: number, count: number) => `${at} / ${count}`;
export const like = 'Dans le même esprit';
export const previous = 'Création précédente';
export const next = 'Création suivante';
export const choose = 'Choisissez une formule';
export const failed = 'Impossible de charger les créations';
export const empty = 'Pas encore de création ici';
export const emptyText = 'Parcourez toutes les créations, ou cherchez parmi les offres.';
export const end = 'Vous avez tout vu';
export const exposure = (shown: string | number, times: number) =>
  `Vos créations ont été montrées au moins ${times === 1 ? 'une fois' : `${shown} fois`} cette semaine`;
export const given = (count: string | number) => `dont ${count} à une place de nouveau talent`;
