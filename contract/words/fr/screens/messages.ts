/** French: conversations. */

export const canWriteToYouAgain = (name: string | number) => `${name} peut de nouveau vous écrire`;
export const isBlocked = (name: string | number) => `${name} est bloqué`;
export const unblock = (name: string | number) => `Débloquer ${name} ?`;
export const block = (name: string | number) => `Bloquer ${name} ?`;
export const youCanWriteToEachOther = 'Vous pouvez de nouveau vous écrire.';
export const neitherOfYouCanWriteTo = 'Aucun de vous ne peut écrire à l’autre. Vos commandes continuent.';
export const unblock2 = 'Débloquer';
export const block2 = 'Bloquer';
export const messageTo = (name: string | number) => `Message à ${name}`;
export const writeAMessage = 'Écrire un message';
export const ofCharacters = (amount: string | number, messageMax: string | number) =>
  `${amount} caractères sur ${messageMax}`;
export const attachFiles = (upload: string | number) => `Joindre des fichiers : ${upload}`;
export const filesToSend = 'Fichiers à envoyer';
export const allMessages = 'Tous les messages';
export const whatYouCanDoAbout = (name: string | number) => `Vos options pour ${name}`;
export const mute = 'Mettre en sourdine';
export const unmute = 'Réactiver';
export const muted = 'En sourdine';
export const isMuted = (name: string) => `${name} est en sourdine`;
export const waitInYourList =
  'Les nouveaux messages attendent dans votre liste et sont comptés. Rien ne vous appelle.';
export const areToldAgain = (name: string) => `Les nouveaux messages de ${name} sont de nouveau signalés`;
export const report = 'Signaler';
export const isTyping = 'écrit…';
export const aFile = 'Un fichier';
export const lastHere = 'Vu';
export const conversations = 'Conversations';
export const searchInYourMessages = 'Chercher dans vos messages';
export const clearTheSearch = 'Effacer la recherche';
export const yourMessagesCouldNotBeLoaded = 'Vos messages n’ont pas pu être chargés';
export const you = 'Vous : ';
export const writeToATalentFromTheir =
  'Écrivez à un talent depuis son profil ou une offre ; vos échanges se lisent ici.';
export const whenAHunterWritesToYou =
  'Quand un client vous écrit, ou qu’une commande commence, vous le lisez ici.';
export const conversation = 'Conversation';
export const theConversationCouldNotBeLoaded = 'La conversation n’a pas pu être chargée';
export const nothingWasSaidYetWriteThe = (name: string | number) =>
  `Rien n’a encore été dit. Écrivez le premier message à ${name}.`;
export const youAreReadingOlderMessages = 'Vous lisez d’anciens messages.';
export const goToTheLatest = 'Aller aux derniers';
export const youBlockedUnblockThemInThe = (name: string | number) =>
  `Vous avez bloqué ${name}. Débloquez dans le menu ci-dessus pour écrire.`;
export const theSearchDidNotWork = 'La recherche n’a pas abouti';
export const nothingFoundFor = (query: string | number) => `Rien trouvé pour « ${query} »`;
export const messagesWith = (query: string | number) => `Messages avec « ${query} »`;
export const sendingTheFiles = 'Envoi des fichiers';
export const notSent = 'Non envoyé';
export const sending = 'Envoi';
export const waitsForTheNetwork = 'Attend le réseau';
export const takeBack = 'Reprendre';
export const newMessageFrom = (name: string | number) => `Nouveau message de ${name}`;
export const chooseAConversationToReadAnd = 'Choisissez une conversation pour la lire et y répondre.';
export const reported = 'Signalé';
export const thankYouWeReadEveryReport = 'Merci. Nous lisons chaque signalement.';
export const reportOf = (name: string | number) => `Signaler ${name}`;
export const theOperatorsReadYourReasonAnd =
  'Les opérateurs lisent votre motif et les messages de cette conversation. L’autre personne n’en sait rien.';
export const whatIsWrong = 'Qu’est-ce qui ne va pas ?';
export const whatWasSaid = 'Ce qui s’est dit';
export const latest = 'Derniers';
export const olderMessages = 'Messages précédents';
export const they = 'L’autre';
export const delivered = 'Reçu';
export const read = 'Lu';
export const thisBrowserHasNoRoomLeft =
  'Ce navigateur n’a plus de place pour garder le message jusqu’à l’envoi. Essayez moins de fichiers, ou plus petits.';
