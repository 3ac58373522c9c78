/** Conversations. */

export const canWriteToYouAgain = (name: string | number) => `${name} can write to you again`;
export const isBlocked = (name: string | number) => `${name} is blocked`;
export const unblock = (name: string | number) => `Unblock ${name}?`;
export const block = (name: string | number) => `Block ${name}?`;
export const youCanWriteToEachOther = 'You can write to each other again.';
export const neitherOfYouCanWriteTo =
  'Neither of you can write to the other. Orders between you go on as they are.';
export const unblock2 = 'Unblock';
export const block2 = 'Block';
export const messageTo = (name: string | number) => `Message to ${name}`;
export const writeAMessage = 'Write a message';
export const ofCharacters = (amount: string | number, messageMax: string | number) =>
  `${amount} of ${messageMax} characters`;
export const attachFiles = (upload: string | number) => `Attach files: ${upload}`;
export const filesToSend = 'Files to send';
export const allMessages = 'All messages';
export const whatYouCanDoAbout = (name: string | number) => `What you can do about ${name}`;
export const mute = 'Mute';
export const unmute = 'Unmute';
export const muted = 'Muted';
export const isMuted = (name: string) => `${name} is muted`;
export const waitInYourList = 'New messages wait in your list and are counted. Nothing calls you to them.';
export const areToldAgain = (name: string) => `New messages from ${name} are told again`;
export const report = 'Report';
export const isTyping = 'is typing…';
/** In place of what a message without words says. */
export const aFile = 'A file';
export const lastHere = 'Last here';
export const conversations = 'Conversations';
export const searchInYourMessages = 'Search in your messages';
export const clearTheSearch = 'Clear the search';
export const yourMessagesCouldNotBeLoaded = 'Your messages could not be loaded';
export const you = 'You: ';
export const writeToATalentFromTheir =
  'Write to a talent from their profile or from a gig; what you say to each other stands here.';
export const whenAHunterWritesToYou = 'When a hunter writes to you, or an order begins, you read it here.';
export const conversation = 'Conversation';
export const theConversationCouldNotBeLoaded = 'The conversation could not be loaded';
export const nothingWasSaidYetWriteThe = (name: string | number) =>
  `Nothing was said yet. Write the first message to ${name}.`;
export const youAreReadingOlderMessages = 'You are reading older messages.';
export const goToTheLatest = 'Go to the latest';
export const youBlockedUnblockThemInThe = (name: string | number) =>
  `You blocked ${name}. Unblock them in the menu above to write again.`;
export const theSearchDidNotWork = 'The search did not work';
export const nothingFoundFor = (query: string | number) => `Nothing found for “${query}”`;
export const messagesWith = (query: string | number) => `Messages with “${query}”`;
export const sendingTheFiles = 'Sending the files';
export const notSent = 'Not sent';
export const sending = 'Sending';
export const waitsForTheNetwork = 'Waits for the network';
export const takeBack = 'Take back';
export const newMessageFrom = (name: string | number) => `New message from ${name}`;
export const chooseAConversationToReadAnd = 'Choose a conversation to read and answer it.';
export const reported = 'Reported';
export const thankYouWeReadEveryReport = 'Thank you. We read every report.';
export const reportOf = (name: string | number) => `Report ${name}`;
export const theOperatorsReadYourReasonAnd =
  'The operators read your reason and the messages of this conversation. The other person is not told.';
export const whatIsWrong = 'What is wrong?';
export const whatWasSaid = 'What was said';
export const latest = 'Latest';
export const olderMessages = 'Older messages';
export const they = 'They';
export const delivered = 'Delivered';
export const read = 'Read';
export const thisBrowserHasNoRoomLeft =
  'This browser has no room left to keep the message until it is sent. Try fewer or smaller files.';
