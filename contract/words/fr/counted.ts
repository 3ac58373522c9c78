/** French: a number with its noun; nothing is one, as everywhere in French. */
import { grouped } from '../../core/grouped.ts';
import { thousands } from './language.ts';

function of(one: string, many: string) {
  return (amount: number) => `${grouped(String(amount), thousands)} ${Math.abs(amount) < 2 ? one : many}`;
}

export const jobs = of('mission', 'missions');
export const milestones = of('étape', 'étapes');
export const bids = of('candidature', 'candidatures');
export const days = of('jour', 'jours');
export const pieces = of('pièce', 'pièces');
export const revisions = of('retouche', 'retouches');
export const files = of('fichier', 'fichiers');
export const moreDays = of('jour de plus', 'jours de plus');
export const tasks = of('tâche', 'tâches');
export const banks = of('banque', 'banques');
export const withdrawals = of('retrait', 'retraits');
export const orders = of('commande', 'commandes');
export const comments = of('commentaire', 'commentaires');
export const hours = of('heure', 'heures');
export const minutes = of('minute', 'minutes');
export const seconds = of('seconde', 'secondes');
export const skills = of('compétence', 'compétences');
export const languages = of('langue', 'langues');
export const stars = of('étoile', 'étoiles');
export const reviews = of('avis', 'avis');
