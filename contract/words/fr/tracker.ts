/** French: the project tracker, the boards of orders, and the tasks on them. */

/** Texts that keep their letters in English (rule 13.1). */
export const fixed = {
  heading: 'Projets suivis par les clients',
  viewTracker: 'Voir le suivi',
  dateCreated: 'Créé le',
  addOrder: 'Ajouter une commande',
  todo: 'À faire',
  doing: 'En cours',
  addTask: 'Ajouter une tâche',
  nameOfTask: 'Nom de la tâche',
  taskDescription: 'Description de la tâche',
  dateToStart: 'Date de début',
  dateOfCompletion: 'Date de fin',
  fifth: 'Cinquième',
  createTask: 'Créer la tâche',
  moveTask: 'Déplacer la tâche',
  moveHeading: 'Donner un nouveau statut à la tâche',
  changeTask: 'Changer la tâche',
  editTask: 'Modifier la tâche',
  startDate: 'Début',
  endDate: 'Fin',
  deleteTask: 'Supprimer la tâche',
};

/** Refusals and what stands under a field. */
export const errors = {
  name: 'Saisissez le nom de la tâche',
  description: 'Décrivez la tâche',
  start: 'Choisissez une date de début',
  end: 'Choisissez une date de fin',
  endBeforeStart: 'La date de fin ne peut pas précéder la date de début',
  day: 'Choisissez un jour entre 2000 et 2099',
  milestone: 'Choisissez une étape de cette commande',
  comment: 'Écrivez un commentaire',
  full: 'Ce tableau est plein, avec 200 tâches. Supprimez-en une d’abord',
  notActive: 'Vous ne pouvez suivre qu’une commande en cours',
  boardClosed: 'Cette commande n’est pas en cours. Son tableau se lit mais ne se modifie pas',
};

/** The tracked orders of either side. */
export const list = {
  lead: 'Suivez vos commandes en cours, tâche par tâche.',
  loadFailed: 'Impossible de charger les commandes suivies',
  empty: 'Aucune commande suivie',
  hunterEmptyText:
    'Ajoutez une commande en cours. Le talent planifie les tâches et vous suivez ici leur avancée.',
  talentEmptyText:
    'Quand un client suit une de vos commandes en cours, son tableau apparaît ici pour vos tâches.',
  milestones: 'Étapes',
  seeActiveOrders: 'Voir vos commandes en cours',
  party: (name: string | number) => `avec ${name}`,
  noTasks: 'Aucune tâche',
};

/** The dialog in which a hunter chooses an order to track. */
export const addOrder = {
  lead: 'Vous pouvez suivre toute commande en cours.',
  select: 'Choisissez une commande',
  tracked: '(déjà suivie)',
  loadFailed: 'Impossible de charger vos commandes',
  empty: 'Vous n’avez pas de commande en cours. Une commande démarre dès que vous avez payé sous séquestre.',
};

/** The board of an order. */
export const board = {
  loadFailed: 'Impossible de charger le tableau',
  tasksFailed: 'Impossible de charger les tâches',
  formFailed: 'Impossible d’ouvrir le formulaire',
  talent: 'Talent ',
  hunter: 'Client ',
  workSubmitted: 'Travail remis',
  inDispute: 'En litige',
  orderCompleted: 'Commande terminée',
  overdueTasks: (value: string | number) => `${value} en retard`,
  movedTo: (name: string | number, value: string | number) => `${name} est passée à ${value}`,
  cannotMoveBack: (name: string | number, value: string | number) => `${name} ne peut pas revenir à ${value}`,
};

/** A task on the board, and its dialog. */
export const task = {
  title: 'Tâche',
  overdue: 'En retard',
  overdueSince: 'En retard ·',
  noMilestone: 'Aucune étape',
  commentsOn: (value: string | number, name: string | number) => `${value} sur ${name}`,
  commentsFailed: 'Impossible de charger les commentaires',
  commentsEmpty: 'Aucun commentaire',
  moveFrom: (name: string | number, value: string | number) => `Déplacer ${name}, actuellement dans ${value}`,
  more: (name: string) => `Autres actions\u00A0: ${name}`,
  start: 'Commencer',
  finish: 'Terminer',
  moveHint: 'Faites glisser, ou appuyez sur la flèche droite',
};

/** The dialog that moves a task. */
export const move = {
  select: 'Choisissez un statut',
  hint: (value: string | number) => `Actuellement dans ${value}. Une tâche ne recule pas.`,
};

/** The question before a task is deleted. */
export const remove = {
  title: 'Supprimer cette tâche\u00A0?',
  lead: (name: string | number) =>
    `«\u00A0${name}\u00A0» et ses commentaires sont supprimés, pour vous deux.`,
};
