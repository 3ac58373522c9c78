/** French: the project tracker. */

export const onlyActiveOrdersCanBeTracked = 'Seules les commandes en cours peuvent être suivies.';
export const yourOrdersCouldNotBeLoaded = 'Vos commandes n’ont pas pu être chargées';
export const youHaveNoActiveOrderAn =
  'Vous n’avez pas de commande en cours. Une commande l’est dès que vous avez payé sous séquestre.';
export const selectAnOrder = 'Choisissez une commande';
export const pleaseSelectAnOrder = 'Veuillez choisir une commande';
export const nameOfTask = 'Nom de la tâche';
export const taskDescription = 'Description de la tâche';
export const dateToStart = 'Date de début';
export const dateOfCompletion = 'Date de fin';
export const theFormCouldNotBeOpened = 'Le formulaire n’a pas pu s’ouvrir';
export const theBoardCouldNotBeLoaded = 'Le tableau n’a pas pu être chargé';
export const theTasksCouldNotBeLoaded = 'Les tâches n’ont pas pu être chargées';
export const talent = 'Talent ';
export const hunter = 'Client ';
export const workSubmitted = 'Travail remis';
export const inDispute = 'En litige';
export const orderCompleted = 'Commande terminée';
export const overdue = (value: string | number) => `${value} en retard`;
export const deleteThisTask = 'Supprimer cette tâche ?';
export const isDeletedWithItsCommentsFor = (name: string | number) =>
  `« ${name} » est supprimée avec ses commentaires, pour vous deux.`;
export const startDate2 = 'Début';
export const endDate2 = 'Fin';
export const followTheTasksOfYourActive =
  'Suivez les tâches de vos commandes en cours à mesure que le talent avance.';
export const noTrackedOrders = 'Aucune commande suivie';
export const addAnActiveOrderItsTalent =
  'Ajoutez une commande en cours. Son talent planifie les tâches et vous voyez ici chacun de leurs pas.';
export const noMilestone = 'Aucune étape';
export const selectAStatus = 'Choisissez un statut';
export const nowInATaskDoesNot = (value: string | number) =>
  `Actuellement dans ${value}. Une tâche ne recule pas.`;
export const whenAHunterPutsOneOf =
  'Quand un client met une de vos commandes en suivi, son tableau attend ici vos tâches.';
export const seeYourActiveOrders = 'Voir vos commandes en cours';
export const overdueOn = 'En retard ·';
export const on = (value: string | number, name: string | number) => `${value} sur ${name}`;
export const moveNowIn = (name: string | number, value: string | number) =>
  `Déplacer ${name}, actuellement dans ${value}`;
export const dragOrPressTheRightArrow = 'Faites glisser, ou appuyez sur la flèche droite';
export const theCommentsCouldNotBeLoaded = 'Les commentaires n’ont pas pu être chargés';
export const nobodyHasSaidAnythingAboutThis = 'Personne n’a encore commenté cette tâche.';
export const task = 'Tâche';
export const overdue2 = 'En retard';
export const theTrackedOrdersCouldNotBe = 'Les commandes suivies n’ont pas pu être chargées';
export const dateCreated = 'Créé le';
export const withIt = (name: string | number) => `avec ${name}`;
export const noTasksYet = 'Aucune tâche';
export const viewTracker = 'Voir le suivi';
export const todo = 'À faire';
export const doing = 'En cours';
export const fifth = 'Cinquième';
export const canNotGoBackTo = (name: string | number, value: string | number) =>
  `${name} ne peut pas revenir à ${value}`;
export const movedTo = (name: string | number, value: string | number) => `${name} est passé à ${value}`;
