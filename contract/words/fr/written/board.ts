/** French: how the project tracker works. */
import { done } from '../screens/common.ts';
import { doing, todo } from '../screens/tracker.ts';

export const board = {
  title: 'Le suivi de projet',
  description:
    'Suivez une commande sur un tableau à trois colonnes : à faire, en cours, terminé. Le talent déplace les tâches, le client le voit en direct.',
  lead: 'Suivez une commande sur un tableau à trois colonnes. Le talent prévoit et déplace les tâches ; le client les voit avancer, et tous deux parlent de chaque tâche là où elle se trouve.',
  toTracker: 'Voir votre suivi',
  heading: 'Voici un tableau',
  example: 'Un exemple : le tableau d’un jingle pour la radio.',
  columns: { todo, doing, done },
  tasks: {
    voice: 'Choisir la voix',
    firstVerse: 'Enregistrer le premier couplet',
    secondVerse: 'Enregistrer le second couplet',
    mix: 'Mixage et mastering',
  },
  milestones: { first: 'Première étape', second: 'Deuxième étape', third: 'Troisième étape' },
  until: {
    monday: 'Jusqu’à lundi',
    tuesday: 'Jusqu’à mardi',
    thursday: 'Jusqu’à jeudi',
    friday: 'Jusqu’à vendredi',
  },
  steps: {
    add: {
      title: 'Le client ajoute une commande',
      text: 'Toute commande dont le prix est sous séquestre peut être suivie. L’ajouter demande un clic, et le talent la trouve sous « Suivi de projet ».',
    },
    plan: {
      title: 'Le talent prévoit',
      text: 'Une tâche a un nom, une description, deux dates et, au besoin, l’étape à laquelle elle appartient.',
    },
    move: {
      title: 'Les tâches passent en cours, puis terminées',
      text: 'À la souris, au clavier ou par un menu. Ce qui est en retard est signalé. Les deux tableaux se suivent en direct.',
    },
    comment: {
      title: 'Tous deux commentent',
      text: 'Une question sur une tâche se pose sur la tâche, et les deux peuvent l’y relire.',
    },
  },
  deadlines:
    'Le suivi sert à prévoir ensemble. Les échéances et les pénalités sont celles des étapes de l’accord, quoi qu’en dise le tableau.',
};
